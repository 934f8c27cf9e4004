import type { Recommendation, Signals } from '../guidance/recommend.ts';
import type { RegistrationOption } from '../guidance/options.ts';
import type { RenewalGuidance, RenewalQuery } from '../guidance/renewal.ts';
import type { NameFindings } from '../names/check.ts';

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

/** The register as tools see it. */
export interface NamesPort {
  /**
   * Compares a name with every name held.
   *
   * @param limit at most this many matches in each group
   * @throws ToolError `STORE_UNAVAILABLE` where the register cannot be read
   */
  check(
    businessName: string,
    limit: number,
  ): Promise<NameFindings & { checked: { applications: Coverage; registry: Coverage }; sampleOnly: boolean }>;
}

/** What the registry says of itself. */
export interface FeaturesPort {
  list(): { id: string; title: string; tool: string; status: 'available' | 'beta' }[];
}
