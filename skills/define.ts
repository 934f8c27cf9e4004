import type { Skill } from '../src/registry/skill-schema.ts';
import { skillDefiner } from '../src/registry/skill.ts';
import type { DeclaredTool } from '../tools/index.ts';

/** Declares a skill blueprint, which the compiler checks against the tools of this project. */
export const defineSkill = skillDefiner<DeclaredTool>();

/** The text of a skill that does not exist yet. */
interface PlannedSkill extends Pick<Skill, 'id' | 'triggers'> {
  readonly name: string;
  /** What it will do, in one sentence. */
  readonly summary: string;
  /** What it will become. */
  readonly becomes: string;
  /** What to do until then. */
  readonly meanwhile: string;
  /** What a person asks, and what to answer instead. */
  readonly example: Omit<Skill['examples'][number], 'calls'>;
}

/** Declares a skill that does not exist yet: it is only text, and calls nothing. */
export const definePlannedSkill = ({ id, name, summary, triggers, becomes, meanwhile, example }: PlannedSkill): Skill =>
  defineSkill({
    id,
    title: `${name} (planned)`,
    summary: `Planned, not available: ${summary}`,
    triggers,
    tools: [],
    endpoints: [],
    outputs: [],
    status: 'planned',
    version: '0.1.0',
    instructions: `**This is planned and not available.** There is nothing to call. Do not offer it, do not act as if it existed, and do not promise a date.

It will become ${becomes}.

1. Say clearly that this is not possible here yet.
2. ${meanwhile}
3. If the person wants it, offer to send the wish as a suggestion with the skill svc.bot-feedback.`,
    examples: [{ request: example.request, calls: [], outcome: example.outcome }],
  });
