import { say } from '../../guidance/law/statements.ts';
import type { Options } from './context.ts';

export type Option = Options['entities'][number];
type Fee = Option['fees'][number];

/** How people file with the Registrar themselves: "Usual steps: search the name, fill in the forms, ...". */
const FILING = say('orcSteps');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The steps of filing, in order; none if the office is another one. */
export function stepsOf({ requirements }: Option): string[] {
  if (!requirements.includes(FILING)) return [];
  const [, list = ''] = FILING.replace(/\.$/, '').split(': ');
  return list.split(/, (?:and )?/).map((step) => `${capital(step)}.`);
}

/** What to have ready. */
export const papersOf = ({ requirements }: Option): string[] => requirements.filter((item) => item !== FILING);

/** What is paid once to register. */
export const firstFees = ({ fees }: Option): Fee[] => fees.filter(({ on }) => on === 'registration');

/** What is paid every year. */
export const yearlyFees = ({ fees }: Option): Fee[] => fees.filter(({ on }) => on === 'yearly');

export const membersText = ({ min, max }: Option['members']): string =>
  max === undefined ? `${min} or more` : min === max ? String(min) : `${min} to ${max}`;
