import * as z from 'zod';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { choice } from '../../src/registry/fields.ts';
import { defineTool } from '../../src/registry/tool.ts';

export const getStartLink = defineTool({
  name: 'get_start_link',
  title: 'Get the link to start',
  description: 'Gives the page where a person starts to register one entity type. Use it when the type is decided.',
  endpoint: 'GET /api/v1/start-link',
  permission: { mcp: 'read_public_start_link', http: 'read_start_link' },
  stability: 'beta',
  effect: 'reads',
  status: 200,
  uses: ['urls'],
  input: z.strictObject({ entity_type: choice(ENTITY_IDS, 'The entity type') }),
  output: z.strictObject({ start_url: z.string() }),
  text: ({ start_url }) => `**Start here:** ${start_url}`,
  examples: [
    {
      title: 'A partnership',
      input: { entity_type: 'partnership' },
      output: {},
    },
  ],
}).handle(async ({ entity_type }, { urls }) => {
  const links = await urls.open();
  return { start_url: links.start(entity_type) };
});
