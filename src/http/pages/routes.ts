import type { FacadeOptions, Route } from '../route.ts';
import { aboutRoutes } from './about-routes.ts';
import { pageAssets } from './assets.ts';
import { pageContext } from './context.ts';
import { ENTITY_PART } from './finder-result.tsx';
import { homeRoutes, namesAsked } from './home-routes.tsx';
import type { Site } from './layout.tsx';
import { NAMES_PATH, NAME_PART } from './names.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';
import { CALENDAR_PATH, renewalRoutes } from './renewal-routes.ts';
import { REPORT_PATH, reportRoutes } from './report-routes.ts';
import { startCalls, startRoute } from './start-route.ts';

/** The pages for people. */
export interface Pages {
  readonly routes: readonly Route[];
  /** The pages at addresses that programs call too, by path. */
  readonly rendered: ReadonlyMap<string, Route['answer']>;
  readonly site: Site;
  /** Resolves when all static content is made and compressed. */
  readonly made: Promise<unknown>;
}

/** The routes of the pages. They render the tools' answers and contain no facts of their own. */
export function pageRoutes(options: FacadeOptions, base: string): Pages {
  const { files, assets } = pageAssets(options.pagesDir);
  const context = pageContext(options, base, files);
  const home = homeRoutes(context);
  const renewal = renewalRoutes(context);
  const report = reportRoutes(context);
  const about = aboutRoutes(context);
  const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, answer });
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
      { method: 'POST', path: REPORT_PATH, budget: () => 'feedback', writes: true, answer: report.submit },
      ...about.routes.map(({ path, answer }) => get(path, answer)),
      ...Object.entries(assets).map(([path, asset]) =>
        get(path, ({ request: { headers } }) => asset.answer(headers['accept-encoding'], headers['if-none-match'])),
      ),
    ],
    rendered: new Map([[RENEWAL_PATH, renewal.page]]),
    site: context.site,
    made: Promise.all([...Object.values(assets).map((asset) => asset.compressed), home.made, about.made]),
  };
}
