import { HTML_TYPE } from '../answer.ts';
import { createAsset, type Asset } from '../assets.ts';
import { SERVICE_SUMMARY, apiCatalogLink } from '../discovery.ts';
import type { Exchange, Route } from '../route.ts';
import { answerPage } from './answer-page.tsx';
import { textOf, type Given } from './ask.ts';
import { namesOf, readGiven, type PageContext } from './context.ts';
import { CORRECT, CORRECTED, toCorrect, withCorrected } from './correct.ts';
import { correctPage } from './correct-page.tsx';
import { FINDER_SHAPES } from './finder.tsx';
import { FinderResult } from './finder-result.tsx';
import { homePage } from './home.tsx';
import { fragment } from './layout.tsx';
import type { Language } from './messages/languages.ts';
import { NameResult } from './name-result.tsx';
import { listFault, namesIn, namesPage, MOST_NAMES } from './names.tsx';
import { OWN_WORD, ownWord } from './own-word.tsx';
import { NOINDEX, PAGE_FIELDS, pageReply } from './reply.ts';

const NAME_FIELDS = new Set(['business_name']);
const KNOWN_FIELDS = new Set(FINDER_SHAPES.names);
const HOME_FIELDS = new Set([...KNOWN_FIELDS, OWN_WORD, CORRECT, CORRECTED]);
const LIST_FIELDS = new Set(['names', 'entity_type']);

/** How many names a question asks to check; at least one call, and no more than are checked. */
export const namesAsked = ({ event }: Exchange): number => {
  const names = namesIn(event.url.searchParams.get('names') ?? '');
  return Math.min(Math.max(names.length, 1), MOST_NAMES);
};

/** The name with the first word of the founder's own, if one was asked for. */
function withOwnWord({ [OWN_WORD]: word, ...given }: Given): Given {
  if (word === undefined) return given;
  const name = [textOf({ word }, 'word'), textOf(given, 'business_name')].map((part) => part.trim()).join(' ');
  return { ...given, business_name: name.trim() };
}

/** The home page, the page for several names, and the parts that the script asks for as somebody types. */
export function homeRoutes(context: PageContext): {
  home: Route['answer'];
  names: Route['answer'];
  namePart: Route['answer'];
  entityPart: Route['answer'];
} {
  const { siteIn, siteFor, facade, options, checkName, recommend } = context;
  /** The home page without a query, in each language. */
  const kept = new Map<Language, Promise<Asset>>();
  const asset = (language: Language): Promise<Asset> => {
    const site = siteIn(language);
    const made =
      kept.get(language) ??
      options().then((all) =>
        createAsset(homePage({ site, summary: SERVICE_SUMMARY, options: all }), HTML_TYPE, [
          ...PAGE_FIELDS,
          apiCatalogLink(facade.baseUrl),
        ]),
      );
    kept.set(language, made);
    made.catch(() => kept.delete(language));
    return made;
  };

  const home: Route['answer'] = async (exchange) => {
    const { event, request } = exchange;
    const site = siteFor(request);
    const query = readGiven(event.url.search, HOME_FIELDS);
    if ('failure' in query) return query;
    const field = toCorrect(query.given);
    const { [CORRECT]: _, ...plan } = query.given;
    const given = withCorrected(withOwnWord(plan));
    if (Object.keys(given).length === 0) return (await asset(site.language)).answer(request.headers);
    const isFinder = field !== undefined || Object.keys(given).some((field) => field !== 'business_name');
    const props = { site, summary: SERVICE_SUMMARY, options: await options() };
    const fields = [...NOINDEX, apiCatalogLink(facade.baseUrl)];
    if (!isFinder) {
      const outcome = await checkName(given['business_name'] ?? '');
      return pageReply(homePage({ ...props, name: { given, outcome } }), exchange, { fields });
    }
    const outcome = await recommend(given);
    const html = !outcome.ok
      ? homePage({ ...props, finder: { given, failure: outcome.failure } })
      : field === undefined
        ? answerPage({ site, options: props.options, given, recommendation: outcome.value })
        : correctPage({ site, field, given, understood: outcome.value.understood });
    return pageReply(html, exchange, { fields });
  };

  const names: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, LIST_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    const site = siteFor(exchange.request);
    const list = namesIn(textOf(given, 'names'));
    const fault = given['names'] === undefined ? undefined : listFault(list, site.say);
    const all = await options();
    // Another type than those of the list is no type.
    const entity = all.entities.find(({ id }) => id === textOf(given, 'entity_type'))?.id;
    const wanted = fault === undefined ? list : [];
    const checked = await Promise.all(wanted.map(async (name) => ({ name, outcome: await checkName(name, entity) })));
    const html = namesPage({ site, options: all, given, fault, checked });
    return pageReply(html, exchange, fault === undefined ? {} : { status: 422 });
  };

  const namePart: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, NAME_FIELDS);
    if ('failure' in query) return query;
    const [outcome, all] = await Promise.all([checkName(query.given['business_name'] ?? ''), options()]);
    const site = siteFor(exchange.request);
    const { say, base } = site;
    const html = fragment(
      <NameResult say={say} outcome={outcome} entityNames={namesOf(all)} base={base} again={ownWord(say, base)} />,
    );
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  const entityPart: Route['answer'] = async (exchange) => {
    const query = readGiven(exchange.event.url.search, KNOWN_FIELDS);
    if ('failure' in query) return query;
    const { given } = query;
    const [outcome, all] = await Promise.all([recommend(given), options()]);
    const site = siteFor(exchange.request);
    const html = fragment(
      <FinderResult
        say={site.say}
        outcome={outcome}
        given={given}
        entities={all.entities}
        base={site.base}
        shapes={FINDER_SHAPES}
        silent={all.notices}
      />,
    );
    return pageReply(html, exchange, { fields: NOINDEX });
  };

  return {
    home,
    names,
    namePart,
    entityPart,
  };
}
