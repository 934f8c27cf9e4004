import type { StepOrder } from '../law/activities.ts';
import type { StatementId } from '../law/statements.ts';
import type { Topic } from '../topics.ts';

/** A statement to pass on, and the authority that applies it. */
export interface Warning {
  readonly statement: StatementId;
  readonly authority?: string;
  readonly step?: StepOrder;
  /** The topic that it is told for. */
  readonly topic?: Topic;
  readonly isAwaited?: true;
}

export const REGISTRAR = 'Office of the Registrar of Companies';

/** Statements that one authority applies. */
export const by = (authority: string, ...statements: readonly StatementId[]): Warning[] =>
  statements.map((statement) => ({ statement, authority }));
