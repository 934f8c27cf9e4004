import type { AnyTool } from '../src/registry/tool.ts';
import { checkBusinessNameAvailability } from './check-business-name-availability.ts';
import { getRenewalGuidance } from './get-renewal-guidance.ts';
import { listRegistrationOptions } from './list-registration-options.ts';
import { recommendRegistrationEntity } from './recommend-registration-entity.ts';
import { submitBotFeedback } from './submit-bot-feedback.ts';

const declared = [
  recommendRegistrationEntity,
  listRegistrationOptions,
  checkBusinessNameAvailability,
  getRenewalGuidance,
  submitBotFeedback,
] as const satisfies readonly AnyTool[];

/** The tools as the compiler knows them: skills are held against their names, endpoints, permissions and fields. */
export type DeclaredTool = (typeof declared)[number];

/** Every tool, in the order in which they are listed. */
export const tools: readonly AnyTool[] = declared;
