import type { ComponentChildren } from 'preact';
import { SOURCES, SOURCE_KINDS, type Source, type SourceKind } from '../../guidance/law/sources.ts';
import type { ClientConfigurations } from '../route.ts';
import { Assistants } from './clients.tsx';
import { dateText } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { PlainMessage, Say } from './messages/say.ts';
import { English, Mistake, Operator, Sources } from './parts.tsx';

interface TextProps {
  readonly site: Site;
  readonly title: string;
  readonly isEnglish?: boolean;
  readonly children: ComponentChildren;
}

const textPage = ({ site, title, isEnglish = false, children }: TextProps): string =>
  document({
    site,
    title,
    isEnglish,
    children: (
      <>
        <h1>{title}</h1>
        {children}
      </>
    ),
  });

const KIND_TITLES = {
  law: 'Laws',
  official: 'Offices',
  press: 'Press reports',
  other: 'Other sources',
} as const satisfies Record<SourceKind, PlainMessage>;

const Orc = <a href="https://orc.gov.gh">orc.gov.gh</a>;

/** What this is, and every source of its facts. */
export function aboutPage(site: Site): string {
  const { base, say } = site;
  const all: readonly Source[] = Object.values(SOURCES);
  // An undated source has the day on which it was read.
  const days = all.flatMap(({ date, undated }) => (undated === true ? date : [])).sort();
  return textPage({
    site,
    title: say('About and sources'),
    children: (
      <>
        <p class="lead">
          {say(
            'A free, independent guide to registering and renewing a business in Ghana. It is not the Office of the Registrar of Companies. The Registrar decides.',
          )}
        </p>
        <p>
          {say(
            'Each fact comes from a source with a date. We trust laws and offices most. Where only the press or others say it, we write “reported” or “usually”. Fees change often: ask the office before you pay.',
          )}
        </p>
        <p>
          {say.with(
            'The name check compares a name by spelling and by sound. It cannot tell you that a name is free: only the Registrar can. Search at {website} before you file.',
            { website: Orc },
          )}
        </p>
        <Operator site={site} />
        {site.isLocal && site.operator === undefined ? (
          <p class="aside">
            {say.with('Is that you? Set {setting} to your name and how to reach you: these pages then show it.', {
              setting: <code {...say.english}>SVC_OPERATOR</code>,
            })}
          </p>
        ) : null}
        <Mistake say={say} base={base} />
        <h2>{say('Sources')}</h2>
        <p>
          {say.with('All {count} sources, read from {first} to {last}.', {
            count: all.length,
            first: <English say={say}>{dateText(days[0]!)}</English>,
            last: <English say={say}>{dateText(days.at(-1)!)}</English>,
          })}
        </p>
        {SOURCE_KINDS.map((kind) => (
          <SourcesOf kind={kind} say={say} sources={all.filter((source) => source.kind === kind)} />
        ))}
      </>
    ),
  });
}

/** The sources of a kind, folded: together they are longer than the page should be on a phone. */
const SourcesOf = ({ kind, say, sources }: { kind: SourceKind; say: Say; sources: readonly Source[] }) => (
  <details>
    <summary>{`${say(KIND_TITLES[kind])} (${sources.length})`}</summary>
    <Sources
      say={say}
      sources={sources.map(({ date, undated = false, ...source }) => ({ ...source, as_of: date, undated }))}
    />
  </details>
);

/** What happens to what people type. */
export function privacyPage(site: Site): string {
  const { base, say, others } = site;
  return textPage({
    site,
    title: say('Privacy'),
    children: (
      <>
        <p class="lead">
          {others.length === 0
            ? say('These pages need no account and set no cookie.')
            : say(
                'These pages need no account. Only if you choose a language do they set a cookie, which holds the language and nothing else.',
              )}
        </p>
        <ul>
          <li>
            {say(
              'What you type to check a name, find out what to register or see what is due is answered and not stored.',
            )}
          </li>
          <li>
            {say(
              'It is part of the address of the page with the answer, so it stands in your browser’s history. Clear the history if you share the phone or computer.',
            )}
          </li>
          <li>{say('Your browser asks no other website for anything, and nobody counts your visits.')}</li>
          <li>
            {say(
              'Your network address is counted for a minute, so that nobody overloads the service. It is not written down with what you ask.',
            )}
          </li>
          <li>
            {say.with(
              'A {link} is stored until those who review it delete its text: what you wrote, the page, and how to reach you if you said so.',
              { link: <a href={`${base}/report`}>{say('report of a mistake')}</a> },
            )}
          </li>
          <li>{say('If you open a link to another website, that website’s own rules apply.')}</li>
        </ul>
        <Operator site={site} />
      </>
    ),
  });
}

/** How far everybody can use the pages. */
export function accessibilityPage(site: Site): string {
  const { base, say, others } = site;
  return textPage({
    site,
    title: say('Accessibility'),
    children: (
      <>
        <p class="lead">
          {say('Everybody should be able to use these pages, also on a cheap phone with a slow connection.')}
        </p>
        <ul>
          <li>{say('Everything works with a keyboard alone, and without JavaScript.')}</li>
          <li>
            {say('Text is at least 16 pixels high and can be enlarged; the colours follow your light or dark setting.')}
          </li>
          <li>{say('Nothing is shown by colour alone. Errors stand on top of the page and at the field.')}</li>
          <li>
            {say(
              'Every page was checked with an automatic tool (axe), in light and dark, on a phone’s width and a desktop’s.',
            )}
          </li>
        </ul>
        <h2>{say('What we know is not perfect')}</h2>
        <ul>
          <li>
            {others.length === 0
              ? say('The pages are in English only.')
              : say('Facts, and the pages for developers, are in English only.')}
          </li>
          <li>{say('No person who uses a screen reader every day has tested them yet.')}</li>
        </ul>
        <p>
          {say.with('Is something hard to use? {link}.', { link: <a href={`${base}/report`}>{say('Tell us')}</a> })}
        </p>
      </>
    ),
  });
}

/** The addresses for programs. */
const ADDRESSES = [
  ['/docs', 'API reference', 'every endpoint, to read and to try'],
  ['/openapi.json', 'OpenAPI', 'the same for programs'],
  ['/catalog.json', 'Catalog', 'the tools and skills with their schemas'],
  ['/llms.txt', 'For language models', 'how a model uses this service'],
  ['/.well-known/api-catalog', 'API catalog', 'where all of these are (RFC 9727)'],
] as const;

export const developersPage = (site: Site): string =>
  textPage({
    site,
    title: 'Developers',
    isEnglish: true,
    children: (
      <>
        <p class="lead">The pages show the answers of an open HTTP API. Assistants use the same tools over MCP.</p>
        <dl class="pairs">
          {ADDRESSES.map(([path, title, what]) => (
            <div>
              <dt>
                <a href={site.base + path}>{title}</a>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={`${site.base}/assistants`}>Use it in your assistant</a> shows the configuration of each.
        </p>
      </>
    ),
  });

/** How to reach the same tools from an assistant. */
/** @param isHere whether it is for callers on this computer, which has the program */
export const assistantsPage = (site: Site, clients: ClientConfigurations, isHere: boolean): string =>
  textPage({
    site,
    title: 'Use it in your assistant',
    isEnglish: true,
    children: <Assistants clients={clients} isHere={isHere} />,
  });
