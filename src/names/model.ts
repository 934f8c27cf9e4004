/** Where a name comes from: a pending application, or the register of names already held. */
export type NameSource = 'application' | 'registry';

/** The sources, in the order in which equal matches are listed: a registered name before one applied for. */
export const NAME_SOURCES = ['registry', 'application'] as const satisfies readonly NameSource[];

/** One name as a store holds it. `name` is exactly as imported: it is never changed, only keys made from it are. */
export interface NameRow {
  name: string;
  source: NameSource;
  entity_type?: string;
  status?: string;
  reference?: string;
}

/** A row with the number its store knows it by: a whole number from 0 to 4,294,967,295. */
export interface IndexRow extends NameRow {
  id: number;
}

/** A name that a registrar would hold against the proposed one. `score` is above 0 and at most 1; `why` says it in words. */
export interface NameMatch {
  name: string;
  source: NameSource;
  score: number;
  why: string;
  entity_type?: string;
  status?: string;
}

/** `blocking`: the law bars it for this applicant as it stands; `warning`: consent or doubt; `info`: good to know. */
export const ADVISORY_SEVERITIES = ['info', 'warning', 'blocking'] as const;
export type AdvisorySeverity = (typeof ADVISORY_SEVERITIES)[number];

/** What the wording of the name itself calls for, whatever is on the register. `source` is the rule; `authority` who consents. */
export interface Advisory {
  code: string;
  severity: AdvisorySeverity;
  term?: string;
  message: string;
  authority?: string;
  source: string;
}

/** `conflict`: held already, to the letter or to the ear; `caution`: look again; none of them is an approval. */
export const OUTLOOKS = ['conflict', 'caution', 'no_conflict_found'] as const;
export type Outlook = (typeof OUTLOOKS)[number];

/** The answer of the name check. Each match stands once, in its strongest group; each group is best first. */
export interface NameFindings {
  outlook: Outlook;
  summary: string;
  exact: NameMatch[];
  sounds_like: NameMatch[];
  similar: NameMatch[];
  advisories: Advisory[];
  suggestions: string[];
}
