import { isFromHere } from '../origin.ts';
import { HTML_TYPE, type Answer, type HeaderFields } from '../answer.ts';
import { createAsset, type Asset } from '../assets.ts';
import { SERVICE_SUMMARY } from '../discovery.ts';
import type { Exchange, Route } from '../route.ts';
import { namesOf, readGiven, type PageContext } from './context.ts';
import { FINDER_FIELDS, FinderResult } from './finder.tsx';
import { homePage } from './home.tsx';
import { fragment } from './layout.tsx';
import { NameResult } from './name-result.tsx';
import { NOINDEX, PAGE_FIELDS, pageReply } from './reply.ts';

const NAME_FIELDS = new Set(['business_name']);
const KNOWN_FIELDS = new Set(FINDER_FIELDS);

/** The home page, and its parts that the script asks for as somebody types. */
export function homeRoutes(context: PageContext): {
  home: Route['answer'];
  namePart: Route['answer'];
  entityPart: Route['answer'];
  made: Promise<unknown>;
} {
  const { site, facade, options, checkName, recommend } = context;
  const { config, clients, baseUrl } = facade;
  const homes = new Map<boolean, Promise<Asset>>();
  /** The home page without a query: one for callers on this computer, with paths of this computer, and one for all others. */
  const asset = (isHere: boolean): Promise<Asset> => {
    const existing = homes.get(isHere);
    if (existing !== undefined) return existing;
    const made = options().then((all) => {
      const html = homePage({
        site,
        summary: SERVICE_SUMMARY,
        options: all,
        clients: clients(isHere ? 'here' : 'elsewhere'),
      });
      return createAsset(html, HTML_TYPE, [...PAGE_FIELDS, ...link]);
    });
    homes.set(isHere, made);
    made.catch(() => homes.delete(isHere));
    return made;
  };
  const link: HeaderFields = [['link', `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`]];
  const isHere = ({ request, address }: Exchange): boolean => isFromHere(request, address(), config);

  const home: Route['answer'] = async (exchange) => {
    const { event, request } = exchange;
    const query = readGiven(event.url.search, KNOWN_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    const here = isHere(exchange);
    if (Object.keys(given).length === 0) {
      const kept = await asset(here);
      const answer = kept.answer(request.headers['accept-encoding'], request.headers['if-none-match']);
      return here ? keptByCallerOnly(answer) : answer;
    }
    const isFinder = Object.keys(given).some((field) => field !== 'business_name');
    const all = await options();
    const props = { site, summary: SERVICE_SUMMARY, options: all, clients: clients(here ? 'here' : 'elsewhere') };
    const html = isFinder
      ? homePage({ ...props, finder: { given, outcome: await recommend(given) } })
      : homePage({ ...props, name: { given, outcome: await checkName(given['business_name'] ?? '') } });
    return pageReply(html, exchange, { fields: [...NOINDEX, ...link] });
  };

  const namePart: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, NAME_FIELDS);
    if ('failure' in query) return query;
    const [outcome, all] = await Promise.all([checkName(query.given['business_name'] ?? ''), options()]);
    const html = fragment(<NameResult outcome={outcome} entityNames={namesOf(all)} base={site.base} />);
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  const entityPart: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, KNOWN_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    const [outcome, all] = await Promise.all([recommend(given), options()]);
    const html = fragment(<FinderResult outcome={outcome} given={given} entityNames={namesOf(all)} base={site.base} />);
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  return {
    home,
    namePart,
    entityPart,
    // If this fails, the first visitor's request makes it.
    made: Promise.all([true, false].map((here) => asset(here).then(({ compressed }) => compressed))).catch(() => {}),
  };
}

/** Keeps a page with paths of this computer out of shared caches. */
const keptByCallerOnly = (answer: Answer): Answer => ({
  ...answer,
  fields: answer.fields.map(([name, value]) =>
    name === 'cache-control' ? ([name, value.replace('public', 'private')] as const) : ([name, value] as const),
  ),
});
