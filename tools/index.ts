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

/** The types of the tools: the compiler checks skills against their names, endpoints, permissions and fields. */
export type DeclaredTool = (typeof declared)[number];

/** Every tool, in the order of the list. */
export const tools: readonly AnyTool[] = declared;
