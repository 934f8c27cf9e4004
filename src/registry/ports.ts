import type { Recommendation, Signals } from '../guidance/advice/recommend.ts';
import type { RegistrationOption } from '../guidance/advice/options.ts';
import type { RenewalGuidance, RenewalQuery } from '../guidance/renewal/renewal.ts';
import type { NameFindings } from '../names/model.ts';

/** The guidance domain as tools see it; loaded at the first question. */
export interface GuidancePort {
  recommend(signals: Signals): Promise<Recommendation>;
  options(): Promise<{ entities: RegistrationOption[]; as_of: string }>;
  /** Renewal as of today in Ghana. */
  renewal(query: RenewalQuery): Promise<RenewalGuidance>;
}

/** What a name was compared with. */
export interface Coverage {
  readonly names: number;
  /** When the data last changed: ISO 8601, UTC. Absent where there is none. */
  readonly updated_at?: string;
  readonly covers: string;
}

/** What a name check comes to. */
export interface NameCheck extends NameFindings {
  readonly checked: { readonly applications: Coverage; readonly registry: Coverage };
  /** Who decides, with the source of that. */
  readonly decision: string;
  /** Whether only the bundled sample of the register was compared with; `summary` then begins by saying so. */
  readonly sampleOnly: boolean;
}

/** The register as tools see it. */
export interface NamesPort {
  /**
   * Compares a name with every name held.
   *
   * @param limit at most this many matches in each group
   * @throws ToolError `STORE_UNAVAILABLE` where the register cannot be read
   */
  check(businessName: string, limit: number): Promise<NameCheck>;
}

/** What the registry says of itself. */
export interface FeaturesPort {
  list(): { id: string; title: string; tool: string; status: 'available' | 'beta' }[];
}
