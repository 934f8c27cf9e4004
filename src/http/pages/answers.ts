import type { checkBusinessNameAvailability } from '../../../tools/check-business-name-availability.ts';
import type { getRenewalGuidance } from '../../../tools/get-renewal-guidance.ts';
import type { listRegistrationOptions } from '../../../tools/list-registration-options.ts';
import type { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import type { AnswerOf } from './ask.ts';

/** What the tools answer, as the pages and the views show it. */

export type Recommendation = AnswerOf<typeof recommendRegistrationEntity>;
export type Renewal = AnswerOf<typeof getRenewalGuidance>;
export type Options = AnswerOf<typeof listRegistrationOptions>;
export type NameAnswer = AnswerOf<typeof checkBusinessNameAvailability>;
