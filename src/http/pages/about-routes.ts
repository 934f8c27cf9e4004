import { HTML_TYPE, type Answer } from '../answer.ts';
import { createAsset, type Asset } from '../assets.ts';
import { isFromHere } from '../origin.ts';
import type { Exchange, Route } from '../route.ts';
import { aboutPage, accessibilityPage, assistantsPage, developersPage, privacyPage } from './about.tsx';
import { COMPARE_FIELDS, COMPARE_PATH, compareFault, comparePage } from './compare.tsx';
import { readGiven, type PageContext } from './context.ts';
import type { Site } from './layout.tsx';
import type { Language } from './messages/languages.ts';
import { NOINDEX, PAGE_FIELDS, pageReply } from './reply.ts';

type Kept = Pick<Route, 'path' | 'answer'>;

/** The pages that are the same for everybody: made once. */
export function aboutRoutes({ siteIn, siteFor, facade, options }: PageContext): readonly Kept[] {
  const { config, clients } = facade;
  /** A page in each language. */
  const inEach = (render: (site: Site) => string): ((exchange: Exchange) => Answer | Promise<Answer>) => {
    const kept = new Map<Language, Asset>();
    return ({ request }) => {
      const { language } = siteFor(request);
      const page = kept.get(language) ?? createAsset(render(siteIn(language)), HTML_TYPE, PAGE_FIELDS);
      kept.set(language, page);
      return page.answer(request.headers);
    };
  };
  const constant = (path: string, render: (site: Site) => string): Kept => ({ path, answer: inEach(render) });

  let compared: Promise<ReturnType<typeof inEach>> | undefined;
  const compareAll = () => {
    compared ??= options().then((all) => inEach((site) => comparePage({ site, options: all, given: {} })));
    compared.catch(() => (compared = undefined));
    return compared;
  };
  const compare: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, COMPARE_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    if (Object.keys(given).length === 0) return (await compareAll())(exchange);
    const props = { site: siteFor(exchange.request), options: await options(), given };
    const status = compareFault(props) === undefined ? 200 : 422;
    return pageReply(comparePage(props), exchange, { status, fields: NOINDEX });
  };

  // One page for callers on this computer, with paths of this computer, and one for all others.
  const here = inEach((site) => assistantsPage(site, clients('here'), true));
  const elsewhere = inEach((site) => assistantsPage(site, clients('elsewhere'), false));
  const assistants: Route['answer'] = async (exchange) =>
    isFromHere(exchange.request, exchange.address(), config)
      ? keptByCallerOnly(await here(exchange))
      : elsewhere(exchange);

  return [
    { path: COMPARE_PATH, answer: compare },
    constant('/about', aboutPage),
    constant('/privacy', privacyPage),
    constant('/accessibility', accessibilityPage),
    constant('/developers', developersPage),
    { path: '/assistants', answer: assistants },
  ];
}

/** Keeps a page with paths of this computer out of shared caches. */
const keptByCallerOnly = (answer: Answer): Answer => ({
  ...answer,
  fields: answer.fields.map(([name, value]) =>
    name === 'cache-control' ? ([name, value.replace('public', 'private')] as const) : ([name, value] as const),
  ),
});
