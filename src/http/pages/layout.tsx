import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { PageFiles } from './assets.ts';
import type { Language } from './messages/languages.ts';
import { ENGLISH, type PlainMessage, type Say } from './messages/say.ts';
import { SCRIPT_MESSAGES } from './messages/script.ts';

/** What every page knows about the site. */
export interface Site {
  /** The path before every address: empty, or with a leading and no trailing slash. */
  readonly base: string;
  readonly files: PageFiles;
  /** Who runs the site, and how to reach them, as they said it. */
  readonly operator: string | undefined;
  /** Whether only this computer can open the site: then whoever started it runs it. */
  readonly isLocal: boolean;
  /** Says the messages in the reader's language. */
  readonly say: Say;
  readonly language: Language;
  /** The languages that the reader may change to. */
  readonly others: readonly Language[];
}

interface PageProps {
  readonly site: Site;
  readonly title: string;
  readonly description?: string;
  readonly noindex?: boolean;
  /** Whether a form on the page is to be corrected; the title says so first. */
  readonly isWrong?: boolean;
  /** Whether a wide table is printed across. */
  readonly isBroad?: boolean;
  /** Whether its content is in English only. */
  readonly isEnglish?: boolean;
  readonly children: ComponentChildren;
}

/** Where a language is chosen, below the base: its code follows. */
export const LANGUAGE_PATH = '/language';

const SITE_NAME = 'Registration Ghana';

type Link = readonly [path: string, title: PlainMessage];

/** The pages that the header leads to, then those of the footer. */
const HEADER: readonly Link[] = [
  ['/names', 'Names'],
  ['/#entity', 'What to register'],
  ['/compare', 'Compare'],
  ['/business-name-renewal', 'Renew'],
];
const FOOTER: readonly Link[] = [
  ['/#renewal', 'Already registered?'],
  ['/#office', 'Where is the office?'],
  ['/about', 'About and sources'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
  ['/report', 'Report a mistake'],
  ['/assistants', 'Use it in your assistant'],
  ['/developers', 'Developers'],
];

/** What a page at a path is called in the menus; a start page and the home page have names of their own. */
export function pageName(path: string): PlainMessage | undefined {
  if (path === '/') return 'Register a business in Ghana';
  if (path.startsWith('/start/')) return 'How to register';
  return [...HEADER, ...FOOTER].find(([one]) => one === path)?.[1];
}

/** A whole page as HTML. */
export const document = (page: PageProps): string => `<!doctype html>${renderToString(<Page {...page} />)}`;

/** A part of a page as HTML, which the script inserts. */
export const fragment = (part: Parameters<typeof renderToString>[0]): string => renderToString(part);

function Page(page: PageProps) {
  const { site, title, description, noindex = false, isWrong = false, isBroad = false, isEnglish = false } = page;
  const { base, files, say, language } = site;
  return (
    <html lang={language.tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#006b3f" />
        <title>{`${isWrong ? say('Error: ') : ''}${title} · ${SITE_NAME}`}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {noindex ? <meta name="robots" content="noindex" /> : null}
        <link rel="icon" href={`${base}/favicon.ico`} />
        <link rel="stylesheet" href={base + files.style} />
        <script type="module" src={base + files.script} />
      </head>
      <body {...(isBroad ? { class: 'broad' } : {})}>
        <a class="skip" href="#main">
          {say('Skip to the content')}
        </a>
        <header class="top">
          <div class="band" aria-hidden="true" />
          <div class="wide">
            <a class="brand" href={`${base}/`}>
              <Star />
              {SITE_NAME}
            </a>
            <Links label={say('Main')} site={site} links={HEADER} />
            <Switch site={site} />
          </div>
        </header>
        <main id="main" class="wide" tabIndex={-1}>
          {language.isReviewed ? null : <NotReviewed say={say} />}
          {isEnglish ? <div {...say.english}>{page.children}</div> : page.children}
        </main>
        <footer class="bottom">
          <div class="wide">
            <p>
              {say(
                'An independent guide. It is not the Office of the Registrar of Companies, and it files nothing for you. The Registrar decides.',
              )}
            </p>
            <Links label={say('About this site')} site={site} links={FOOTER} />
          </div>
        </footer>
        <p id="said" class="unseen" role="status" {...scriptWords(say)} />
      </body>
    </html>
  );
}

/** Changes the language: a plain form, because it changes what is remembered. */
const Switch = ({ site: { base, say, others } }: { site: Site }) =>
  others.length === 0 ? null : (
    <div class="languages" role="group" aria-label={say('Language')}>
      {others.map(({ code, tag, name }) => (
        <form method="post" action={`${base}${LANGUAGE_PATH}/${code}`}>
          <button type="submit" class="plain" lang={tag}>
            {name}
          </button>
        </form>
      ))}
    </div>
  );

/** Says that nobody has checked the text, in the language itself and in English. */
const NotReviewed = ({ say }: { say: Say }) => (
  <p class="aside" role="note">
    {say('No native speaker has reviewed this text yet.')}{' '}
    <span {...say.english}>No native speaker has reviewed this text yet. The facts are in English.</span>
  </p>
);

/** What the script says, for a page in another language than the script. */
const scriptWords = (say: Say): object =>
  say === ENGLISH
    ? {}
    : { 'data-words': JSON.stringify(Object.fromEntries(SCRIPT_MESSAGES.map((text) => [text, say.known(text)]))) };

const Links = ({ label, site: { base, say }, links }: { label: string; site: Site; links: readonly Link[] }) => (
  <nav aria-label={label}>
    <ul>
      {links.map(([path, title]) => (
        <li>
          <a href={base + path}>{say(title)}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The star of the flag. */
const Star = () => (
  <svg class="star" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="7" />
    <path d="M16 5l2.6 7.9H27l-6.7 4.9 2.5 7.9L16 20.8l-6.8 4.9 2.5-7.9L5 12.9h8.4z" />
  </svg>
);
