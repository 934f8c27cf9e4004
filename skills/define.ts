import type { Skill } from '../src/registry/skill-schema.ts';
import { skillDefiner } from '../src/registry/skill.ts';
import type { DeclaredTool } from '../tools/index.ts';

/** Declares a skill blueprint over the tools of this project, held against them by the compiler. */
export const defineSkill = skillDefiner<DeclaredTool>();

/** What is said of a skill that does not exist yet. */
interface PlannedSkill extends Pick<Skill, 'id' | 'triggers'> {
  readonly name: string;
  /** What it will do, in one sentence. */
  readonly summary: string;
  /** What it is to become. */
  readonly becomes: string;
  /** What holds until then. */
  readonly meanwhile: string;
  /** What a person asks, and what the person is told instead. */
  readonly example: Omit<Skill['examples'][number], 'calls'>;
}

/** Declares a skill that does not exist yet: it is words only, and calls nothing. */
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

It is to become ${becomes}.

1. Say plainly that this cannot be done here yet.
2. ${meanwhile}
3. If the person wants it, offer to pass the wish on as a suggestion with the skill svc.bot-feedback.`,
    examples: [{ request: example.request, calls: [], outcome: example.outcome }],
  });
