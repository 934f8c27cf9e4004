/** Where a name comes from: a pending application, or the register of names already held. */
export type NameSource = 'application' | 'registry';

/** The sources, in the order of equal matches: registered names before names applied for. */
export const NAME_SOURCES = ['registry', 'application'] as const satisfies readonly NameSource[];

/** One name in a store. `name` is exactly as imported; only the keys made from it are normalised. */
export interface NameRow {
  name: string;
  source: NameSource;
  entity_type?: string;
  status?: string;
  reference?: string;
  /** The kind of business that bears a well-known name ("bank"). */
  kind?: string;
}

/** A row with its id in the store: a whole number from 0 to 4,294,967,295. */
export interface IndexRow extends NameRow {
  id: number;
}

/** A name that may conflict with the proposed one. `score` is above 0 and at most 1; `why` gives the reason in words. */
export interface NameMatch {
  name: string;
  source: NameSource;
  score: number;
  why: string;
  /** Whether it is a well-known name of the sample: nothing says that it is registered. */
  sample?: true;
  entity_type?: string;
  status?: string;
}

/** `blocking`: the law forbids the name to this applicant; `warning`: consent needed, or doubt; `info`: good to know. */
export const ADVISORY_SEVERITIES = ['info', 'warning', 'blocking'] as const;
export type AdvisorySeverity = (typeof ADVISORY_SEVERITIES)[number];

/** A remark on the wording of the name itself, whatever the register holds. `source`: the rule; `authority`: who consents. */
export interface Advisory {
  code: string;
  severity: AdvisorySeverity;
  term?: string;
  message: string;
  authority?: string;
  source: string;
}

/**
 * `conflict`: a name that is written or sounds the same exists, or one that is as good as the same; `caution`: look again; `unknown`: nothing was found, but too little
 * was searched. None of them is an approval.
 */
export const OUTLOOKS = ['conflict', 'caution', 'unknown', 'no_conflict_found'] as const;
export type Outlook = (typeof OUTLOOKS)[number];

/** A name against which nothing was found, and the language and meaning of the word that is new in it. */
export interface Suggestion {
  name: string;
  meaning: string;
}

/** How much was searched: the names of the register, whether they are only a bundled sample of it, and the applications. */
export interface Searched {
  readonly registry: number;
  readonly isSample: boolean;
  readonly applications: number;
}

/** The closest match: the first of the strongest group that has one. */
export const closestOf = <M>({
  exact,
  sounds_like,
  similar,
}: {
  readonly [K in 'exact' | 'sounds_like' | 'similar']: readonly M[];
}): M | undefined => exact[0] ?? sounds_like[0] ?? similar[0];

/** The answer of the name check. Each match is in one group, the strongest; each group is best first. */
export interface NameFindings {
  outlook: Outlook;
  summary: string;
  exact: NameMatch[];
  sounds_like: NameMatch[];
  similar: NameMatch[];
  advisories: Advisory[];
  suggestions: Suggestion[];
}
