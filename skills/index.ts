import type { Skill } from '../src/registry/skill-schema.ts';
import { applicationDrafts } from './application-drafts.ts';
import { applicationStatus } from './application-status.ts';
import { botFeedback } from './bot-feedback.ts';
import { businessNameCheck } from './business-name-check.ts';
import { documentRequirements } from './document-requirements.ts';
import { entityAdvisor } from './entity-advisor.ts';
import { mcpAgentTools } from './mcp-agent-tools.ts';
import { registrationOptions } from './registration-options.ts';
import { renewalGuide } from './renewal-guide.ts';
import { startABusiness } from './start-a-business.ts';
import { statusWebhooks } from './status-webhooks.ts';

/** Every skill blueprint, in the order of the list: planned ones come last. */
export const skills: readonly Skill[] = [
  mcpAgentTools,
  entityAdvisor,
  startABusiness,
  registrationOptions,
  businessNameCheck,
  renewalGuide,
  botFeedback,
  applicationDrafts,
  applicationStatus,
  documentRequirements,
  statusWebhooks,
];
