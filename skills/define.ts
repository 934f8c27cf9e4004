import { skillDefiner } from '../src/registry/skill.ts';
import type { DeclaredTool } from '../tools/index.ts';

/** Declares a skill blueprint over the tools of this project, held against them by the compiler. */
export const defineSkill = skillDefiner<DeclaredTool>();
