import type { Options } from './answers.ts';
import type { Say } from './messages/say.ts';

export type Option = Options['entities'][number];
export type Fee = Option['fees'][number];

/** What is paid once to register. */
export const firstFees = ({ fees }: Option): Fee[] => fees.filter(({ on }) => on === 'registration');

/** What is paid every year. */
export const yearlyFees = ({ fees }: Option): Fee[] => fees.filter(({ on }) => on === 'yearly');

/** Whether it has an auditor and a secretary, whose price no list gives: only a company has directors. */
export const paysOfficers = ({ directors }: Option): boolean => directors !== undefined;

/** Sentences without their sources; none if an older service gave none. */
export const textsOf = (statements: readonly { readonly text: string }[] = []): string[] =>
  statements.map(({ text }) => text);

export const membersText = ({ min, max }: Option['members'], say: Say): string =>
  max === undefined ? say('{min} or more', { min }) : min === max ? String(min) : say('{min} to {max}', { min, max });
