import type { Endpoint } from './tool.ts';

export const SKILL_STATUSES = ['available', 'beta', 'planned'] as const;
export type SkillStatus = (typeof SKILL_STATUSES)[number];

/** A tool that a skill calls, with the permission it asks for. A permission is a request: granting it is the host's. */
export interface SkillTool {
  readonly name: string;
  readonly permission: string;
}

/** A skill blueprint: how work strings tools together. Pure data. */
export interface Skill {
  /** `svc.` and a kebab name. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly status: SkillStatus;
  /** Tools called over MCP, in the order of use; the first is the skill's main one. */
  readonly tools: readonly SkillTool[];
  /** Endpoints called over HTTP. */
  readonly endpoints: readonly { readonly endpoint: Endpoint; readonly permission: string }[];
  /** The names of the output fields that the skill relies on, as that surface spells them. */
  readonly outputs: readonly string[];
  /** Markdown for the assistant that follows the skill. */
  readonly instructions: string;
}

/** Declares a skill blueprint. */
export const defineSkill = <const S extends Skill>(skill: S): S => Object.freeze(skill);
