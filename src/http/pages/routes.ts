import type { Exchange, FacadeOptions, Route } from '../route.ts';
import { isRefusal } from '../answer.ts';
import { aboutRoutes } from './about-routes.ts';
import { pageAssets } from './assets.ts';
import { pageContext } from './context.ts';
import { ENTITY_PART } from './plan.ts';
import { homeRoutes, namesAsked } from './home-routes.tsx';
import { languageRoutes } from './language-route.ts';
import type { Site } from './layout.tsx';
import { NAMES_PATH, NAME_PART } from './names.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';
import { CALENDAR_PATH, renewalRoutes } from './renewal-routes.ts';
import { byCookie } from './reply.ts';
import { REPORT_PATH, reportRoutes } from './report-routes.tsx';
import { startCalls, startRoute } from './start-route.ts';

/** The pages for people. */
export interface Pages {
  readonly routes: readonly Route[];
  /** The pages at addresses that programs call too, by path. */
  readonly rendered: ReadonlyMap<string, Route['answer']>;
  /** The site in the language that a request asks for. */
  readonly siteFor: (request: Exchange['request']) => Site;
}

/** The routes of the pages. They render the tools' answers and contain no facts of their own. */
export function pageRoutes(options: FacadeOptions, base: string): Pages {
  const { files, assets } = pageAssets(options.pagesDir);
  const context = pageContext(options, base, files);
  const home = homeRoutes(context);
  const renewal = renewalRoutes(context);
  const report = reportRoutes(context);
  const about = aboutRoutes(context);
  const { languages } = context;
  /** Where readers choose a language, a page depends on their cookie. */
  const page = (answer: Route['answer']): Route['answer'] =>
    languages.length < 2
      ? answer
      : async (exchange) => {
          const reply = await answer(exchange);
          return isRefusal(reply) ? reply : { ...reply, fields: byCookie(reply.fields) };
        };
  const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, answer: page(answer) });
  // Pages that are made for one caller count as the calls that they make.
  const counted = (path: string, answer: Route['answer']): Route => ({ ...get(path, answer), budget: () => 'reads' });
  const ifAsked: Route['budget'] = ({ event }) => (event.url.search === '' ? undefined : 'reads');
  return {
    routes: [
      { ...get('/', home.home), budget: ifAsked },
      { ...get(NAMES_PATH, home.names), budget: ifAsked, calls: namesAsked },
      { ...counted('/start/:entity', startRoute(context)), calls: startCalls },
      counted(CALENDAR_PATH, renewal.calendar),
      counted(NAME_PART, home.namePart),
      counted(ENTITY_PART, home.entityPart),
      get(REPORT_PATH, report.form),
      { method: 'POST', path: REPORT_PATH, budget: () => 'feedback', writes: true, answer: page(report.submit) },
      ...languageRoutes(context),
      ...about.map(({ path, answer }) => get(path, answer)),
      ...Object.entries(assets).map(([path, asset]): Route => ({
        method: 'GET',
        path,
        answer: ({ request: { headers } }) => asset.answer(headers),
      })),
    ],
    rendered: new Map([[RENEWAL_PATH, page(renewal.page)]]),
    siteFor: context.siteFor,
  };
}
