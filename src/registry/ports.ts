import type { Signals } from '../guidance/advice/case.ts';
import type { Recommendation } from '../guidance/advice/recommend.ts';
import type { RegistrationOptions } from '../guidance/advice/options.ts';
import type { RenewalGuidance, RenewalQuery } from '../guidance/renewal/renewal.ts';
import type { EntityId } from '../guidance/law/entity-ids.ts';
import type { NameFindings } from '../names/model.ts';
import type { Urls } from './urls.ts';

/** The guidance that tools use; loaded at the first question. */
export interface GuidancePort {
  recommend(signals: Signals): Promise<Recommendation>;
  /** All entity types side by side, or some of them in full. */
  options(types?: readonly EntityId[]): Promise<RegistrationOptions>;
  /** Renewal as of today in Ghana. */
  renewal(query: RenewalQuery): Promise<RenewalGuidance>;
}

/** The data that a name was compared with. */
export interface Coverage {
  readonly names: number;
  /** When the data last changed: ISO 8601, UTC. Absent if there is no data. */
  readonly updated_at?: string;
  readonly covers: string;
}

/** The result of a name check. */
export interface NameCheck extends NameFindings {
  readonly checked: { readonly applications: Coverage; readonly registry: Coverage };
  /** Who decides, with the source of this rule. */
  readonly decision: string;
  /** How many names were searched, and what that means for a name that was not found. */
  readonly notice: string;
}

/** What else may be said of a name to check. */
export interface NameQuestion {
  /** The entity type that the name is for: remarks on endings are then about this type only. */
  readonly entityType?: EntityId | undefined;
  /** Other names that the asker may file instead, compared with this one. */
  readonly beside?: readonly string[];
  /** Whether to leave out suggestions, which cost as much as the check. */
  readonly isBrief?: boolean;
  /** Whether the asker tells itself which ending the type has: that the name lacks it is then no remark. */
  readonly mayLackEnding?: boolean;
}

/** The register that tools use. */
export interface NamesPort {
  /**
   * Compares a name with every name in the register.
   *
   * @param limit at most this many matches in each group
   * @throws ToolError `STORE_UNAVAILABLE` if the register cannot be read
   */
  check(businessName: string, limit: number, question?: NameQuestion): Promise<NameCheck>;
}

/** Where people continue after an answer. */
export interface UrlsPort {
  /** The addresses for one answer. The tool server's own pages listen when it resolves. */
  open(): Promise<Urls>;
}

/** The features of this service: its skills that are not planned, each with its main tool. */
export interface FeaturesPort {
  list(): { id: string; title: string; tool: string; status: 'available' | 'beta' }[];
}
