import type { NameFindings } from '../../src/names/model.ts';

const GROUPS = ['exact', 'sounds_like', 'similar'] as const;
const FIRST = 5;

/** How far two answers to one question agree: `same` names in the same groups among the first five, and all of it `alike`. */
export interface Agreement {
  readonly same: boolean;
  /** In the same order, with the same scores, reasons and suggestions. */
  readonly alike: boolean;
}

export function agreement(one: NameFindings, other: NameFindings): Agreement {
  const names = (findings: NameFindings) =>
    JSON.stringify(
      GROUPS.map((group) =>
        findings[group]
          .slice(0, FIRST)
          .map(({ name }) => name)
          .sort(),
      ),
    );
  const all = (findings: NameFindings) =>
    JSON.stringify([GROUPS.map((group) => findings[group].slice(0, FIRST)), findings.outlook, findings.suggestions]);
  return { same: names(one) === names(other), alike: all(one) === all(other) };
}
