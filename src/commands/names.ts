import { FORMATS, type Format } from '../register/importing/formats.ts';
import { importFile, type ImportSummary } from '../register/importing/import-file.ts';
import { ImportError } from '../register/importing/import-error.ts';
import { NAME_SOURCES, type NameSource } from '../names/model.ts';
import { checkBusinessNameAvailability } from '../../tools/check-business-name-availability.ts';
import type { SourceStatus } from '../register/ports.ts';
import { progressBar } from './progress.ts';
import { stoppable } from './stopping.ts';
import { oneOf, UsageError, visible, wholeFlag, type Command, type Terminal, type Tone } from './command.ts';
import { toolCommand } from './tool-command.ts';

const json = { type: 'boolean', help: 'print JSON' } as const;
/** The number of faulty rows reported one by one; the rest are only counted. */
const FAULTS_SHOWN = 20;
const MAX_COVERS = 200;

/** Nothing found is no good news: the Registrar decides. */
const OUTLOOK_TONES: Readonly<Record<string, Tone>> = { conflict: 'bad', caution: 'warn', unknown: 'warn' };

export const namesCommands: readonly Command[] = [
  {
    name: 'names import',
    summary:
      'import names from a CSV file, plain, .gz or .zip, or from standard input (-); if interrupted, run it again: it starts over and duplicates nothing',
    operands: [{ name: 'FILE' }],
    flags: {
      source: {
        type: 'string',
        value: 'SOURCE',
        values: NAME_SOURCES,
        help: `what the names are: ${NAME_SOURCES.join(' or ')} (required)`,
      },
      replace: { type: 'boolean', help: "remove the source's names that are not in the file" },
      'allow-empty': { type: 'boolean', help: 'with --replace: allow a file without rows to empty the source' },
      format: {
        type: 'string',
        value: 'FORMAT',
        values: FORMATS,
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
    example: 'names import register.csv --source registry',
    run: ({ positionals: [file = ''], flags }, terminal) => importNames(file, flags, terminal),
  },
  {
    name: 'names status',
    summary: 'show which names are loaded, how many, and their date',
    operands: [],
    flags: { limit: { type: 'string', value: 'N', help: 'at most this many sources' }, json },
    example: 'names status',
    run: async ({ flags }, { app, print }) => {
      const status = (await app.register.status()).slice(0, wholeFlag('limit', flags['limit'], NAME_SOURCES.length));
      if (flags['json'] === true) print(JSON.stringify(status, undefined, 2));
      else for (const source of status) print(inWords(source));
      return 0;
    },
  },
  toolCommand({
    name: 'names check',
    summary: 'check a proposed name against the names loaded here and the rules for names',
    tool: checkBusinessNameAvailability,
    operand: { name: 'NAME', many: true, field: 'business_name' },
    example: 'names check Eko Bank',
    verdict: ({ outlook }) => OUTLOOK_TONES[String(outlook)] ?? 'strong',
  }),
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
