import { setTimeout as wait } from 'node:timers/promises';
import { catalog } from '../registry/catalog.ts';
import { openApi } from '../registry/openapi.ts';
import { SKILL_STATUSES } from '../registry/skill-schema.ts';
import { didYouMean } from '../errors.ts';
import { nearest } from '../text/nearest.ts';
import { API_FIELDS, JSON_TYPE, pageFields, type HeaderFields } from './answer.ts';
import { createAsset, type Asset } from './assets.ts';
import {
  API_CATALOG_TYPE,
  ROBOTS,
  SERVICE_SUMMARY,
  SERVICE_TITLE,
  apiCatalog,
  apiCatalogLink,
  llmsText,
  skillList,
} from './discovery.ts';
import { FAVICON } from './favicon.ts';
import { readQuery } from './input.ts';
import { notAcceptable, rendering } from './negotiate.ts';
import { referencePages } from './reference.ts';
import { renameFields, type AnyTool } from '../registry/tool.ts';
import type { FacadeOptions, Route } from './route.ts';
import { SKILLS_SCHEMA, skillAssets } from './skills.ts';

/**
 * The routes of all descriptions of the service. Each is made once.
 *
 * @param hasPage whether a tool's endpoint also has a page for people
 */
export function descriptionRoutes(options: FacadeOptions, base: string, hasPage: (tool: AnyTool) => boolean): Route[] {
  const { registry, version, baseUrl, referenceDir } = options;
  const text = (body: string, type = 'text/plain; charset=utf-8') => createAsset(body, type, API_FIELDS);
  const link = apiCatalogLink(baseUrl);
  const assets: Readonly<Record<string, Asset>> = {
    '/catalog.json': text(JSON.stringify(catalog(registry)), JSON_TYPE),
    '/llms.txt': text(llmsText(options)),
    '/.well-known/api-catalog': createAsset(apiCatalog(options), API_CATALOG_TYPE, [...API_FIELDS, link]),
    '/robots.txt': text(ROBOTS),
    '/favicon.ico': createAsset(FAVICON, 'image/x-icon', pageFields(), 86_400),
    ...referencePages(referenceDir, base, baseUrl),
    ...skillAssets(options, base),
  };
  const makeOpenApi = async (): Promise<Asset> => {
    const answers = await exampleAnswers(options);
    const about = { title: SERVICE_TITLE, description: SERVICE_SUMMARY, version, baseUrl, answers, hasPage };
    return createAsset(JSON.stringify(openApi(registry, about)), JSON_TYPE, [...API_FIELDS, link]);
  };
  let openApiAsset: Promise<Asset> | undefined;
  return [
    ...Object.entries(assets).map(([path, asset]): Route => ({
      method: 'GET',
      path,
      answer: ({ request: { headers } }) => asset.answer(headers),
    })),
    {
      method: 'GET',
      path: '/openapi.json',
      answer: async ({ request: { headers } }) => (await (openApiAsset ??= makeOpenApi())).answer(headers),
    },
    skillsRoute(options),
  ];
}

/** How long to wait for an answer. A later one (a large register is still loading) is left out of the description. */
const EXAMPLE_MS = 2_000;
/** The longest answer in the description, in characters. */
const EXAMPLE_CHARACTERS = 12_000;

/** The current answers of the tools that only read to their first examples. */
async function exampleAnswers({ registry, call }: FacadeOptions): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  const asked = registry.tools.map(async (tool) => {
    if (tool.effect !== 'reads') return;
    const outcome = await call({ tool, input: tool.examples[0]?.input });
    const answer = outcome.ok ? renameFields(tool, outcome.value, 'http') : undefined;
    if (answer !== undefined && JSON.stringify(answer).length <= EXAMPLE_CHARACTERS) answers.set(tool.name, answer);
  });
  await Promise.race([Promise.all(asked), wait(EXAMPLE_MS, undefined, { ref: false })]);
  return new Map(answers);
}

function skillsRoute({ registry, baseUrl }: FacadeOptions): Route {
  const fields: HeaderFields = [...API_FIELDS, ['link', `<${baseUrl}${SKILLS_SCHEMA}>; rel="describedby"`]];
  const make = (status?: string) => createAsset(skillList({ registry }, status), JSON_TYPE, fields);
  const all = make();
  const byStatus = new Map<string, Asset>(SKILL_STATUSES.map((status) => [status, make(status)]));
  const known = new Set(['status']);
  const answer: Route['answer'] = ({ event, request: { headers } }) => {
    if (rendering(headers.accept, false) === undefined) return notAcceptable(false);
    const input = event.url.search === '' ? { value: {} } : readQuery(event.url.search, known);
    if ('failure' in input) return input;
    const { status = '' } = input.value as { status?: string | string[] };
    const asset = status === '' ? all : byStatus.get(String(status));
    if (asset !== undefined) return asset.answer(headers);
    const detail = `status must be one of ${SKILL_STATUSES.join(', ')}.${didYouMean(nearest(String(status), SKILL_STATUSES))}`;
    return {
      failure: {
        code: 'INVALID_INPUT',
        detail,
        fix: 'Use /api/v1/ai-skills?status=available, or leave status out to get all.',
        errors: [{ field: 'status', detail }],
      },
      at: 'query',
    };
  };
  return { method: 'GET', path: '/api/v1/ai-skills', budget: () => 'reads', answer };
}
