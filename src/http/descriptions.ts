import { catalog } from '../registry/catalog.ts';
import { openApi } from '../registry/openapi.ts';
import { SKILL_STATUSES } from '../registry/skill.ts';
import { nearest } from '../names/nearest.ts';
import { API_FIELDS, JSON_TYPE, pageFields, type Fields } from './answer.ts';
import { createAsset, type Asset } from './assets.ts';
import {
  API_CATALOG_TYPE,
  ROBOTS,
  SERVICE_SUMMARY,
  SERVICE_TITLE,
  apiCatalog,
  llmsText,
  skillList,
} from './discovery.ts';
import { FAVICON } from './favicon.ts';
import { readQuery } from './input.ts';
import { notAcceptable, rendering } from './negotiate.ts';
import { referencePages } from './reference.ts';
import type { AnyTool } from '../registry/tool.ts';
import type { FacadeOptions, Route } from './route.ts';

/**
 * Everything that describes the service, made once.
 *
 * @param hasPage whether a tool's endpoint is also an address that people open
 */
export function descriptionRoutes(
  options: FacadeOptions,
  base: string,
  hasPage: (tool: AnyTool) => boolean,
): { routes: Route[]; compressed: Promise<unknown> } {
  const { registry, version, baseUrl, referenceDir } = options;
  const text = (body: string, type = 'text/plain; charset=utf-8') => createAsset(body, type, API_FIELDS);
  const document = openApi(registry, { title: SERVICE_TITLE, description: SERVICE_SUMMARY, version, baseUrl, hasPage });
  const link: Fields = [['link', `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`]];
  const assets: Readonly<Record<string, Asset>> = {
    '/openapi.json': createAsset(JSON.stringify(document), JSON_TYPE, [...API_FIELDS, ...link]),
    '/catalog.json': text(JSON.stringify(catalog(registry)), JSON_TYPE),
    '/llms.txt': text(llmsText(options)),
    '/.well-known/api-catalog': createAsset(apiCatalog(options), API_CATALOG_TYPE, [...API_FIELDS, ...link]),
    '/robots.txt': text(ROBOTS),
    '/favicon.ico': createAsset(FAVICON, 'image/x-icon', pageFields(), 86_400),
    ...referencePages(referenceDir, base, baseUrl),
  };
  const skills = skillsRoute(options);
  return {
    routes: [
      ...Object.entries(assets).map(([path, asset]): Route => ({
        method: 'GET',
        path,
        answer: ({ request: { headers } }) => asset.answer(headers['accept-encoding'], headers['if-none-match']),
      })),
      skills.route,
    ],
    compressed: Promise.all([...Object.values(assets), ...skills.assets].map((asset) => asset.compressed)),
  };
}

function skillsRoute({ registry }: FacadeOptions): { route: Route; assets: Asset[] } {
  const make = (status?: string) => createAsset(skillList({ registry }, status), JSON_TYPE, API_FIELDS);
  const all = make();
  const byStatus = new Map<string, Asset>(SKILL_STATUSES.map((status) => [status, make(status)]));
  const known = new Set(['status']);
  const answer: Route['answer'] = ({ event, request: { headers } }) => {
    if (rendering(headers.accept, false) === undefined) return notAcceptable(false);
    const input = event.url.search === '' ? { value: {} } : readQuery(event.url.search, known);
    if ('failure' in input) return input;
    const { status = '' } = input.value as { status?: string | string[] };
    const asset = status === '' ? all : byStatus.get(String(status));
    if (asset !== undefined) return asset.answer(headers['accept-encoding'], headers['if-none-match']);
    const near = nearest(String(status), SKILL_STATUSES);
    const detail = `status must be one of ${SKILL_STATUSES.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
    return {
      failure: {
        code: 'INVALID_INPUT',
        detail,
        fix: 'Ask for /api/v1/ai-skills?status=available, or without status for all.',
        errors: [{ field: 'status', detail }],
      },
      at: 'query',
    };
  };
  return {
    route: { method: 'GET', path: '/api/v1/ai-skills', budget: () => 'reads', answer },
    assets: [all, ...byStatus.values()],
  };
}
