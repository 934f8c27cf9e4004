import type { AnyTool } from '../src/registry/tool.ts';
import { checkBusinessNameAvailability } from './check-business-name-availability.ts';
import { getRenewalGuidance } from './get-renewal-guidance.ts';
import { listRegistrationOptions } from './list-registration-options.ts';
import { recommendRegistrationEntity } from './recommend-registration-entity.ts';
import { submitBotFeedback } from './submit-bot-feedback.ts';

/** Every tool, in the order in which they are listed. */
export const tools: readonly AnyTool[] = [
  recommendRegistrationEntity,
  listRegistrationOptions,
  checkBusinessNameAvailability,
  getRenewalGuidance,
  submitBotFeedback,
];
