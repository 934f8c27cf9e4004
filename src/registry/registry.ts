import type { Skill } from './skill-schema.ts';
import type { AnyTool } from './tool.ts';

/** All tools and skills. Everything that is published is made from it. */
export interface Registry {
  readonly tools: readonly AnyTool[];
  readonly skills: readonly Skill[];
  tool(name: string): AnyTool | undefined;
}

export type Declarations = Pick<Registry, 'tools' | 'skills'>;

/** Joins declarations without checks: the build has checked them with `createRegistry`, so a start need not. */
export function joinRegistry({ tools, skills }: Declarations): Registry {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return Object.freeze({
    tools: Object.freeze([...tools]),
    skills: Object.freeze([...skills]),
    tool: (name: string) => byName.get(name),
  });
}
