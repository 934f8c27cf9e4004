import type { EntityId } from './entity-ids.ts';

export type Acceptance = Readonly<Record<string, Partial<Readonly<Record<EntityId, number>>>>>;
export const ACCEPTANCE: Acceptance = {};
