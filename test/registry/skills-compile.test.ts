import assert from 'node:assert/strict';
import test from 'node:test';
import { defineSkill } from '../../skills/define.ts';

// `npm run types` holds what stands here: a line that the compiler takes although it is marked as wrong is an error.

const words = {
  id: 'svc.example',
  title: 'Example',
  summary: 'An example.',
  triggers: { phrases: ['x'], intents: ['x'] },
  status: 'beta',
  version: '1.0.0',
  instructions: 'x',
} as const;
const RECOMMEND = { name: 'recommend_registration_entity', permission: 'read_public_recommendation' } as const;
const OVER_HTTP = {
  endpoint: 'POST /api/v1/registration-recommendation',
  permission: 'create_recommendation',
} as const;
const example = <C>(call: C) => [{ request: 'x', calls: [call], outcome: 'x' }];

test('the compiler takes a blueprint that names what is there, on MCP and on HTTP', () => {
  const overMcp = defineSkill({
    ...words,
    tools: [RECOMMEND, { name: 'submit_bot_feedback', permission: 'write_public_bot_feedback' }],
    endpoints: [],
    outputs: ['recommended_entity', 'svc_url', 'justregisterit_url', 'report_id'],
    examples: example({
      tool: 'recommend_registration_entity',
      input: { purpose: 'x' },
      asserts: [{ field: 'svc_url', is: 'present' }],
    } as const),
  });
  const overHttp = defineSkill({
    ...words,
    tools: [],
    endpoints: [OVER_HTTP],
    outputs: ['redirect_url'],
    examples: example({
      endpoint: 'POST /api/v1/registration-recommendation',
      input: { purpose: 'x' },
      asserts: [{ field: 'redirect_url', is: 'present' }],
    } as const),
  });
  assert.deepEqual([overMcp.tools.length, overHttp.endpoints.length], [2, 1]);
});

/** Blueprints that the compiler refuses: each marked line is wrong. */
export const refused = () => {
  const nothing = { ...words, endpoints: [], outputs: [], examples: [] };
  // @ts-expect-error There is no such tool.
  defineSkill({ ...nothing, tools: [{ name: 'recommend', permission: 'read_public_recommendation' }] });
  const confused = { name: 'recommend_registration_entity', permission: 'write_public_bot_feedback' } as const;
  // @ts-expect-error That is another tool's permission.
  defineSkill({ ...nothing, tools: [confused] });
  // @ts-expect-error That is its permission on HTTP.
  defineSkill({ ...nothing, tools: [{ name: 'recommend_registration_entity', permission: 'create_recommendation' }] });
  const nowhere = { endpoint: 'POST /nowhere', permission: 'create_recommendation' } as const;
  // @ts-expect-error There is no such endpoint.
  defineSkill({ ...nothing, tools: [], endpoints: [nowhere] });
  // @ts-expect-error That is how HTTP spells it.
  defineSkill({ ...nothing, tools: [RECOMMEND], outputs: ['redirect_url'] });
  // @ts-expect-error That is how MCP spells it.
  defineSkill({ ...nothing, tools: [], endpoints: [OVER_HTTP], outputs: ['svc_url'] });
  // @ts-expect-error That is how the handler spells it.
  defineSkill({ ...nothing, tools: [RECOMMEND], outputs: ['start_url'] });
  // @ts-expect-error That is a field of another tool.
  defineSkill({ ...nothing, tools: [RECOMMEND], outputs: ['report_id'] });
  const calling = { ...words, tools: [RECOMMEND], endpoints: [], outputs: [] };
  const porpose = { tool: 'recommend_registration_entity', input: { porpose: 'x' }, asserts: [] } as const;
  // @ts-expect-error There is no such input.
  defineSkill({ ...calling, examples: example(porpose) });
  const another = { tool: 'submit_bot_feedback', input: { kind: 'suggestion', message: 'x' }, asserts: [] } as const;
  // @ts-expect-error The skill does not name that tool.
  defineSkill({ ...calling, examples: example(another) });
  const field = { is: 'present', field: 'redirect_url' } as const;
  const elsewhere = { tool: 'recommend_registration_entity', input: { purpose: 'x' }, asserts: [field] } as const;
  // @ts-expect-error The tool does not answer that field over MCP.
  defineSkill({ ...calling, examples: example(elsewhere) });
};
