import { FORMATS, type Format } from '../register/importing/formats.ts';
import { importFile, type ImportSummary } from '../register/importing/import-file.ts';
import { ImportError } from '../register/importing/import-error.ts';
import { NAME_SOURCES, type NameMatch, type NameSource } from '../names/model.ts';
import type { SourceStatus } from '../register/ports.ts';
import type { NameCheck } from '../registry/ports.ts';
import { progressBar } from './progress.ts';
import { stoppable } from './stopping.ts';
import { oneOf, UsageError, visible, wholeFlag, type Command, type Terminal } from './command.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;
/** The number of faulty rows reported one by one; the rest are only counted. */
const FAULTS_SHOWN = 20;
const MAX_COVERS = 200;

export const namesCommands: readonly Command[] = [
  {
    name: 'names import',
    summary:
      'import names from a CSV file, plain, .gz or .zip, or from standard input (-); if interrupted, run it again: it starts over and duplicates nothing',
    operands: ['FILE'],
    flags: {
      source: { type: 'string', value: 'SOURCE', help: `what the names are: ${NAME_SOURCES.join(' or ')} (required)` },
      replace: { type: 'boolean', help: "remove the source's names that are not in the file" },
      'allow-empty': { type: 'boolean', help: 'with --replace: allow a file without rows to empty the source' },
      format: {
        type: 'string',
        value: 'FORMAT',
        help: `${FORMATS.join(', ')} (default: by the columns of the first line)`,
      },
      jurisdiction: {
        type: 'string',
        value: 'XX',
        help: 'for gleif and opencorporates: import the rows of this jurisdiction (default GH)',
      },
      covers: { type: 'string', value: 'TEXT', help: 'what the data covers; answers quote it' },
      json,
    },
    run: ({ positionals: [file = ''], flags }, terminal) => importNames(file, flags, terminal),
  },
  {
    name: 'names status',
    summary: 'show which names are loaded, how many, and their date',
    operands: [],
    flags: { limit: { type: 'string', value: 'N', help: 'at most this many sources' }, json },
    run: async ({ flags }, { app, print }) => {
      const status = (await app.register.status()).slice(0, wholeFlag('limit', flags['limit'], NAME_SOURCES.length));
      if (flags['json'] === true) print(JSON.stringify(status, undefined, 2));
      else for (const source of status) print(inWords(source));
      return 0;
    },
  },
  {
    name: 'names check',
    summary: 'check a proposed name, as the tool check_business_name_availability does',
    operands: ['NAME'],
    flags: {
      'other-names': {
        type: 'string',
        value: 'JSON',
        help: `more names to check, as JSON: '["Sika Looms", "Oda Looms"]'`,
      },
      'entity-type': { type: 'string', value: 'TYPE', help: 'what will be registered, for remarks on the ending' },
      limit: { type: 'string', value: 'N', help: 'at most this many matches in each group (default 10)' },
      json,
    },
    run: ({ positionals: [name = ''], flags }, terminal) => checkName(name, flags, terminal),
  },
];

/** The operand that means standard input. */
const STDIN = '-';

type Flags = Readonly<Record<string, string | boolean | undefined>>;

async function importNames(path: string, flags: Flags, { app, print, note, interactive }: Terminal): Promise<number> {
  const source = oneOf('source', flags['source'], NAME_SOURCES);
  if (source === undefined) throw new UsageError(`Missing --source: ${NAME_SOURCES.join(' or ')}.`);
  const format = oneOf<Format>('format', flags['format'], FORMATS);
  const jurisdiction = jurisdictionOf(flags['jurisdiction']);
  const covers = coversOf(flags['covers']);
  const replace = flags['replace'] === true;
  const allowEmpty = flags['allow-empty'] === true;
  if (allowEmpty && !replace)
    throw new UsageError('--allow-empty needs --replace: without it, an import removes nothing.');
  if (path === STDIN && process.stdin.isTTY)
    throw new UsageError('"-" reads standard input, which is a terminal here: pipe a file into it, or give a file.');
  const bar = interactive ? progressBar(process.stderr) : undefined;
  let faults = 0;
  try {
    const summary = await stoppable((signal) =>
      importFile(path === STDIN ? process.stdin : path, () => app.register.startImport(source), {
        replace,
        allowEmpty,
        signal,
        ...(format === undefined ? {} : { format }),
        ...(jurisdiction === undefined ? {} : { jurisdiction }),
        ...(covers === undefined ? {} : { covers }),
        onFault: (line, why) => {
          faults++;
          if (faults > FAULTS_SHOWN) return;
          bar?.clear();
          note(`line ${line}: skipped: ${why}`);
        },
        onProgress: ({ phase, part, rows }) => {
          const text = `${rows.toLocaleString('en')} rows`;
          if (phase === 'joining') bar?.begin(`${text} read; joining them with the register`);
          else bar?.show(part, `${text} read`);
        },
      }),
    );
    bar?.clear();
    if (faults > FAULTS_SHOWN) note(`... and ${(faults - FAULTS_SHOWN).toLocaleString('en')} more skipped rows`);
    if (flags['json'] === true) print(JSON.stringify({ source, ...summary }, undefined, 2));
    else for (const line of summaryLines(source, summary)) print(line);
    return 0;
  } catch (error) {
    bar?.clear();
    if (!(error instanceof ImportError)) throw error;
    note(
      `registration-ghana: ${path === STDIN ? 'standard input' : `"${visible(path)}"`} was not imported. ${visible(error.message)}`,
    );
    return 1;
  }
}

function summaryLines(source: NameSource, summary: ImportSummary): string[] {
  const { format, rows, added, updated, removed, unchanged, repeated, cleaned, skipped } = summary;
  const text = (count: number) => count.toLocaleString('en');
  const parts = [`${text(added)} added`, `${text(updated)} updated`, `${text(unchanged)} unchanged`];
  if (removed > 0) parts.push(`${text(removed)} removed`);
  if (repeated > 0) parts.push(`${text(repeated)} repeated in the file (the last one counts)`);
  return [
    `${text(rows)} rows (${format}) into ${source}: ${parts.join(', ')}.`,
    ...(cleaned > 0
      ? [`${text(cleaned)} ${cleaned === 1 ? 'name' : 'names'} had invisible characters, which were taken out`]
      : []),
    ...skipped.map(({ why, rows: count, faulty }) => `${text(count)} ${faulty ? 'skipped' : 'ignored'}: ${why}`),
  ];
}

function inWords({ source, names, updated_at, covers, data }: SourceStatus): string {
  const when = updated_at === undefined ? '' : `, updated ${updated_at}`;
  return `${source}: ${names.toLocaleString('en')} names (${data})${when}\n  ${visible(covers)}`;
}

const TOOL = 'check_business_name_availability';

async function checkName(name: string, flags: Flags, { app, print, note }: Terminal): Promise<number> {
  const given = Object.fromEntries(
    ['other-names', 'entity-type', 'limit'].flatMap((flag) =>
      flags[flag] === undefined ? [] : [[flag.replace('-', '_'), flags[flag]]],
    ),
  );
  const tool = app.registry.tools.find((one) => one.name === TOOL);
  if (tool === undefined) throw new Error(`the registry has no ${TOOL}`);
  const outcome = await app.call({ tool, input: { business_name: name, ...given } });
  if (!outcome.ok) {
    note(`registration-ghana: ${outcome.failure.detail} ${outcome.failure.fix}`);
    return outcome.failure.code === 'INVALID_INPUT' ? 2 : 1;
  }
  if (flags['json'] === true) {
    print(JSON.stringify(outcome.value, undefined, 2));
    return 0;
  }
  const answer = outcome.value as unknown as Answer;
  print(verdict(answer));
  for (const group of ['exact', 'sounds_like', 'similar'] as const) {
    if (answer[group].length > 0) print(`\n${group.replaceAll('_', ' ')}`);
    for (const match of answer[group]) print(matchLine(match));
  }
  if (answer.advisories.length > 0) print('\nadvisories');
  for (const { severity, message, source } of answer.advisories)
    print(`  ${severity}: ${visible(message)} (${source})`);
  if (answer.suggestions.length > 0) print('\nnames to try: nothing was found against them here');
  for (const { name: other, meaning } of answer.suggestions) print(`  ${visible(other)}  (${visible(meaning)})`);
  for (const other of answer.other_names ?? []) {
    print(`\n${visible(other.business_name)}\n  ${verdict(other)}`);
    if (other.closest !== undefined) print(matchLine(other.closest));
  }
  const { registry, applications } = answer.checked;
  print(`\nchecked: ${checkedLine('registry', registry)}; ${checkedLine('applications', applications)}`);
  print(answer.decision);
  for (const notice of answer.notices ?? []) print(notice);
  return 0;
}

interface Answer extends Omit<NameCheck, 'notice'> {
  readonly other_names?: readonly (Pick<NameCheck, 'outlook' | 'summary'> & {
    readonly business_name: string;
    readonly closest?: NameMatch;
  })[];
  readonly notices?: readonly string[];
}

const verdict = ({ outlook, summary }: Pick<NameCheck, 'outlook' | 'summary'>): string =>
  `${outlook.replaceAll('_', ' ')}: ${visible(summary)}`;

function matchLine({ name, source, score, why, entity_type, status }: NameMatch): string {
  const known = [source, entity_type, status].filter((part) => part !== undefined);
  return `  ${visible(name)}  [${known.map(visible).join(', ')}]  ${score.toFixed(2)}  ${visible(why)}`;
}

const checkedLine = (what: string, { names, updated_at, covers }: NameCheck['checked']['registry']): string =>
  `${what} ${names.toLocaleString('en')} names${updated_at === undefined ? '' : ` as of ${updated_at.slice(0, 10)}`} (${visible(covers)})`;

function jurisdictionOf(value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[A-Za-z]{2}(?:[-_][A-Za-z0-9]{1,3})?$/.test(value)) return value.replace('_', '-');
  throw new UsageError(
    `--jurisdiction must be a country's two-letter code, such as GH; it was "${visible(String(value))}".`,
  );
}

function coversOf(value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = String(value).trim();
  if (text !== '' && text.length <= MAX_COVERS && visible(text) === text) return text;
  throw new UsageError(
    `--covers must be one line of 1 to ${MAX_COVERS} characters; it was "${visible(String(value))}".`,
  );
}
