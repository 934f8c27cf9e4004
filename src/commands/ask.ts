import { getRenewalGuidance } from '../../tools/get-renewal-guidance.ts';
import { listRegistrationOptions } from '../../tools/list-registration-options.ts';
import { recommendRegistrationEntity } from '../../tools/recommend-registration-entity.ts';
import type { Command, Tone } from './command.ts';
import { toolCommand } from './tool-command.ts';

/** What each standing means to the person who asks. */
const STANDINGS: Readonly<Record<string, Tone>> = {
  up_to_date: 'good',
  due: 'warn',
  overdue: 'bad',
  lapse_risk: 'bad',
};

/** How to answer the questions of an answer. */
function howToAnswer(answer: Readonly<Record<string, unknown>>, { name, flags }: Command): string | undefined {
  const questions = answer['next_questions'] as readonly { readonly field?: string }[];
  const answers = [...new Set(questions.map(({ field }) => field?.replaceAll('_', '-')))].flatMap((flag) =>
    flag === undefined || flags[flag] === undefined ? [] : [`--${flag} ${flags[flag].value}`],
  );
  if (answers.length === 0) return undefined;
  return `To answer, ask again and add ${answers.join(' ')} (registration-ghana help ${name} lists the words).`;
}

export const askCommands: readonly Command[] = [
  toolCommand({
    name: 'ask',
    summary: 'ask what to register for a plan, in your own words',
    tool: recommendRegistrationEntity,
    operand: { name: 'WORDS', many: true, field: 'purpose' },
    example: 'ask I sell waakye at Madina, only me',
    after: howToAnswer,
  }),
];

export const optionsCommands: readonly Command[] = [
  toolCommand({
    name: 'options',
    summary: 'compare everything that can be registered, with dated fees, or tell some types in full',
    tool: listRegistrationOptions,
    operand: { name: 'TYPE', many: true, optional: true, field: 'entity_types' },
    example: 'options partnership company-limited-by-shares',
  }),
];

export const renewalCommands: readonly Command[] = [
  toolCommand({
    name: 'renewal',
    summary: 'say what a registered business owes every year, and where it stands today',
    tool: getRenewalGuidance,
    operand: { name: 'TYPE', many: true, optional: true, field: 'entity_type' },
    example: 'renewal sole proprietorship --registration-date 2020-03-02 --last-renewal-date 2023',
    verdict: ({ status }) => STANDINGS[String(status)] ?? 'strong',
  }),
];
