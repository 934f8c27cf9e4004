import type { NameAnswer, Options, Recommendation } from './answers.ts';
import type { Failure } from '../../errors.ts';
import { checkBusinessNameAvailability } from '../../../tools/check-business-name-availability.ts';
import { listRegistrationOptions } from '../../../tools/list-registration-options.ts';
import { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import type { Refusal } from '../answer.ts';
import { readQuery } from '../input.ts';
import { isForHereOnly } from '../origin.ts';
import type { Exchange, FacadeOptions } from '../route.ts';
import { ask, withoutEmpty, type Asked, type Given } from './ask.ts';
import type { PageFiles } from './assets.ts';
import type { Site } from './layout.tsx';
import { chosenLanguage, offeredLanguages, type Language } from './messages/languages.ts';
import type { PlainMessage } from './messages/say.ts';

/** What every page needs: its site, and how to call the tools. */
export interface PageContext {
  readonly facade: FacadeOptions;
  /** The path before every address. */
  readonly base: string;
  /** The languages that readers may choose; the first is that of a reader who has chosen none. */
  readonly languages: readonly [Language, ...Language[]];
  /** The site in a language. */
  readonly siteIn: (language: Language) => Site;
  /** The site in the language that a request asks for. */
  readonly siteFor: (request: Exchange['request']) => Site;
  /** Today in Ghana, as YYYY-MM-DD. */
  readonly today: () => string;
  /** The entity types in full; asked once, because they change only with the version. */
  readonly options: () => Promise<Options>;
  /** Checks a name, for one entity type if it is known. */
  readonly checkName: (name: string | readonly string[], entity?: string) => Promise<Asked<NameAnswer>>;
  /** The recommendation for the finder's query. */
  readonly recommend: (given: Given) => Promise<Asked<Recommendation>>;
}

/** The most matches shown in each group. */
const MATCHES = 5;

export function pageContext(facade: FacadeOptions, base: string, files: PageFiles): PageContext {
  const { call, today, config } = facade;
  const languages = offeredLanguages(config.unreviewedText);
  const siteIn = (language: Language): Site => ({
    base,
    files,
    operator: config.operator,
    isLocal: isForHereOnly(config),
    say: language.say,
    language,
    others: languages.filter((other) => other !== language),
  });
  let known: Promise<Options> | undefined;
  return {
    facade,
    base,
    languages,
    siteIn,
    siteFor: (request) => siteIn(chosenLanguage(languages, request)),
    today,
    options: () => {
      known ??= ask(call, listRegistrationOptions, { entity_types: ['all'] }).then((outcome) => {
        if (outcome.ok) return outcome.value;
        known = undefined;
        throw new Error(outcome.failure.detail);
      });
      return known;
    },
    checkName: (name, entity) =>
      ask(call, checkBusinessNameAvailability, {
        business_name: name,
        limit: MATCHES,
        ...(entity === undefined ? {} : { entity_type: entity }),
      }),
    recommend: async (given) => {
      const input = withoutEmpty(given);
      if (Object.keys(input).length === 0) return { ok: false, failure: NOTHING_SAID };
      return ask(call, recommendRegistrationEntity, input);
    },
  };
}

/** The entity types' names, by id. */
export const namesOf = ({ entities }: Options): ReadonlyMap<string, string> =>
  new Map(entities.map(({ id, name }) => [id, name]));

/** Reads the parameters of a page's query; nothing is checked yet. */
export function readGiven(search: string, fields: ReadonlySet<string>): { given: Given } | Refusal {
  const input = search === '' ? { value: {} } : readQuery(search, fields);
  return 'failure' in input ? input : { given: input.value as Given };
}

const NOTHING: PlainMessage = 'Say in a few words what you want to do, or how many people will own it.';
const NOTHING_SAID: Failure = {
  code: 'INVALID_INPUT',
  detail: NOTHING,
  fix: 'Fill in one field.',
  errors: [{ field: 'purpose', detail: NOTHING }],
};
