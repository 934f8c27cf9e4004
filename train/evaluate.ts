/**
 * `npm run eval`: how often a practitioner would accept the recommendation, on requests that nothing was trained or tuned on: from
 * text only, and with the fields that a reader filled in who saw the tool list alone. `npm run eval -- --misses` lists the misses.
 * Then the same on the batches of cases for reporting only, whose misses nobody lists, and frames with trade after trade in them.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVITY_RULES } from '../src/guidance/law/activities.ts';
import type { Need } from '../src/guidance/law/needs.ts';
import { say, type StatementId } from '../src/guidance/law/statements.ts';
import { recommend, type Recommendation } from '../src/guidance/advice/recommend.ts';
import type { Signals } from '../src/guidance/advice/case.ts';
import { READ_MENTIONS, type Activity, type Mention } from '../src/guidance/facts.ts';
import { read } from '../src/guidance/reading/read.ts';
import { SHORT, readReported, type Case } from './fitting/cases.ts';
import { errorOf } from './fitting/report.ts';
import { reportFrames } from './frames.ts';

const FOLDER = join(import.meta.dirname, 'evaluation');

interface Request {
  readonly text: string;
  readonly name?: string;
  readonly team_size?: number;
  readonly expects_donations?: boolean;
  readonly accept: readonly string[];
  readonly need: Need;
  readonly hard: boolean;
  readonly cautions_due: readonly string[];
  readonly cautions_tempting: readonly string[];
  /** What an adviser must speak to, of what the model reads beside the facts; absent where nobody labelled it. */
  readonly mentions?: readonly Mention[];
}

const lines = <T>(file: string): T[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The statements that name what a label stands for. */
const NAMED: Readonly<Record<string, readonly StatementId[]>> = {
  foreign_capital: ['gipcCapital', 'gipcExempt', 'gipcRegister'],
  foreign_reserved_trade: ['gipcReserved'],
  npo_licence: ['npoLicence'],
};

/** What a label stands for: an activity's licence, or the rule that keeps it for Ghanaians. */
function statementsOf(label: string): readonly StatementId[] {
  const { licences = [], ghanaiansOnly = [] } = ACTIVITY_RULES[label as Activity] ?? {};
  return NAMED[label] ?? [...licences.map(({ statement }) => statement), ...ghanaiansOnly];
}

/** The answer says each statement once: as a caution, or among the rules of its reason. */
function isNamed(label: string, { cautions, need, reason }: Recommendation): boolean {
  if (label === 'foreign_reserved_trade' && need === 'not_permitted') return true;
  const ids = statementsOf(label);
  const messages = new Set(cautions.map(({ message }) => message));
  return ids.some((id) => messages.has(say(id)) || reason.includes(say(id)));
}

/** Whether the answer names something that a practitioner asks for in this request beside the label. */
function isDueUnder(label: string, request: Request): boolean {
  const ids = statementsOf(label);
  return request.cautions_due.some((due) => statementsOf(due).some((id) => ids.includes(id)));
}

const keysOf = <K extends string>(record: Partial<Readonly<Record<K, unknown>>>): K[] => Object.keys(record) as K[];

const isOther = (need: Need): boolean => need === 'elsewhere' || need === 'not_permitted';
const isAcceptable = ({ accept, need }: Request, answer: Recommendation): boolean =>
  isOther(need)
    ? answer.need === need
    : answer.recommended_entity !== 'none' &&
      (accept.length === 0 ? answer.need === need : accept.includes(SHORT[answer.recommended_entity]));

const SURE = 0.85;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

function report(title: string, requests: readonly Request[], signals: readonly Signals[], misses: boolean): void {
  const results = requests.map((request, at) => {
    const answer = recommend(signals[at]!);
    return { request, answer, isRight: isAcceptable(request, answer), probability: answer.confidence };
  });
  const right = (some: typeof results) => percent(some.filter(({ isRight }) => isRight).length, some.length);
  const sure = results.filter(({ probability }) => probability >= SURE);
  const due = results.flatMap(({ request, answer }) => request.cautions_due.map((label) => isNamed(label, answer)));
  const tempting = results.flatMap(({ request, answer }) =>
    request.cautions_tempting.map((label) => isNamed(label, answer) && !isDueUnder(label, request)),
  );
  const other = results.filter(({ request }) => request.need === 'elsewhere');
  process.stdout.write(`${title}
  acceptable                     ${right(results)}
  hard                           ${right(results.filter(({ request }) => request.hard))}
  elsewhere recognised           ${right(other)}
  not permitted recognised       ${right(results.filter(({ request }) => request.need === 'not_permitted'))}
  wrongly sent away              ${percent(results.filter(({ request, answer }) => !isOther(request.need) && isOther(answer.need)).length, results.length - other.length)}
  due cautions named             ${percent(due.filter(Boolean).length, due.length)}
  tempting cautions raised       ${percent(tempting.filter(Boolean).length, tempting.length)}
  wrong with confidence >= ${SURE}  ${percent(sure.filter(({ isRight }) => !isRight).length, sure.length)}
  calibration error              ${errorOf(results).toFixed(3)}

`);
  if (!misses) return;
  for (const { request, answer, isRight } of results)
    if (!isRight)
      process.stdout.write(
        `- ${answer.recommended_entity}/${answer.need} ${answer.confidence} for ${request.accept.join(',')}/${request.need}${request.hard ? ' (hard)' : ''}: ${request.text.slice(0, 300).replaceAll('\n', ' ')}\n`,
      );
}

/** How well what is mentioned is read from words. */
function reportMentions(requests: readonly Request[]): string {
  let [taken, both, due] = [0, 0, 0];
  for (const { text, name, mentions = [] } of requests) {
    const found = read(text, name).mentions.filter((mention) => mention in READ_MENTIONS);
    taken += found.length;
    due += mentions.length;
    both += found.filter((mention) => mentions.includes(mention)).length;
  }
  return `  mentions read, rightly         ${percent(both, taken)}\n  mentions due, read             ${percent(both, due)}\n\n`;
}

/** Where something is registered, the licences that the facts of a case ask for are due; any other would be a false one. */
function requestOf({ facts, ...rest }: Case): Request {
  const licensed = keysOf(ACTIVITY_RULES).filter(
    (activity) => rest.need === 'register' && ACTIVITY_RULES[activity]!.licences.length > 0,
  );
  const isSaid = (activity: Activity): boolean => facts.activities?.includes(activity) ?? false;
  return {
    ...rest,
    cautions_due: licensed.filter(isSaid),
    cautions_tempting: licensed.filter((activity) => !isSaid(activity)),
  };
}

const signalsOf = ({ text, name, team_size, expects_donations }: Request): Signals => ({
  ...(text === '' ? {} : { purpose: text.slice(0, 2000) }),
  ...(name === undefined ? {} : { business_name: name }),
  ...(team_size === undefined ? {} : { team_size }),
  ...(expects_donations === undefined ? {} : { expects_donations }),
});

const misses = process.argv.includes('--misses');
const FILLED = '-fields.jsonl';
/** Each file of requests is a set; beside it may stand the fields that a reader filled in for them. */
const sets = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl') && !file.endsWith(FILLED))
  .map((file) => file.slice(0, -'.jsonl'.length));
for (const set of sets) {
  const requests = lines<Request>(`${set}.jsonl`);
  const texts = requests.map(signalsOf);
  report(`${set}, text only`, requests, texts, misses);
  process.stdout.write(reportMentions(requests));
  const filled = `${set}${FILLED}`;
  if (!existsSync(join(FOLDER, filled))) continue;
  const fields = lines<Signals>(filled);
  report(
    `${set}, assisted`,
    requests,
    texts.map((text, at) => ({ ...text, ...fields[at] })),
    misses,
  );
}

const reported = Array.from(readReported());
const newest = reported.filter(([batch]) => batch.startsWith('r'));
for (const [title, cases] of [...reported, ['ra to rf', newest.flatMap(([, own]) => own)] as const]) {
  const requests = cases.map(requestOf);
  report(`batch ${title}, text only`, requests, requests.map(signalsOf), false);
}

const all = [
  ...sets.flatMap((set) => lines<Request>(`${set}.jsonl`)),
  ...reported.flatMap(([, own]) => own.map(requestOf)),
];
report('all of them, text only', all, all.map(signalsOf), false);

process.stdout.write(reportFrames('seen', misses));
process.stdout.write(reportFrames('unseen', false));
