import type { Skill } from '../src/registry/skill.ts';
import { businessNameCheck } from './business-name-check.ts';
import { entityAdvisor } from './entity-advisor.ts';
import { feedback } from './feedback.ts';
import { mcpAgentTools } from './mcp-agent-tools.ts';
import { registrationOptions } from './registration-options.ts';
import { renewal } from './renewal.ts';

/** Every skill blueprint, in the order in which they are listed. */
export const skills: readonly Skill[] = [
  mcpAgentTools,
  entityAdvisor,
  registrationOptions,
  businessNameCheck,
  renewal,
  feedback,
];
