import type { ComponentChildren } from 'preact';
import { FACTS_READ_ON, SOURCES, SOURCE_KINDS, type Source, type SourceKind } from '../../guidance/law/sources.ts';
import type { ClientConfigurations } from '../route.ts';
import { Assistants } from './clients.tsx';
import { dateText } from './format.ts';
import { document, type Site } from './layout.tsx';
import { Section, Sources } from './parts.tsx';

interface TextProps {
  readonly site: Site;
  readonly title: string;
  readonly children: ComponentChildren;
}

const textPage = ({ site, title, children }: TextProps): string =>
  document({
    site,
    title,
    children: (
      <>
        <h1>{title}</h1>
        {children}
      </>
    ),
  });

const KIND_TITLES: Readonly<Record<SourceKind, string>> = {
  law: 'Laws',
  official: 'Offices',
  press: 'Press reports',
  other: 'Other sources',
};

/** What this is, and every source of its facts. */
export function aboutPage(site: Site): string {
  const all: readonly Source[] = Object.values(SOURCES);
  return textPage({
    site,
    title: 'About and sources',
    children: (
      <>
        <p class="lead">
          A free, independent guide to registering and renewing a business in Ghana. It is not the Office of the
          Registrar of Companies. The Registrar decides.
        </p>
        <p>
          Each fact comes from a source with a date. Laws and offices are the weightiest. What only the press or others
          say is marked “reported” or “usually”. Fees change often: confirm each one with the office before you pay.
        </p>
        <p>
          The name check compares a name by spelling and by sound. It cannot tell you that a name is free: only the
          Registrar can. Search at <a href="https://orc.gov.gh">orc.gov.gh</a> before you file.
        </p>
        <p>
          Is something wrong? <a href={`${site.base}/report`}>Report a mistake</a>.
        </p>
        <h2>Sources</h2>
        <p>
          All {all.length} sources, last checked on {dateText(FACTS_READ_ON)}.
        </p>
        {SOURCE_KINDS.map((kind) => (
          <Section title={KIND_TITLES[kind]}>
            <Sources
              sources={all
                .filter((source) => source.kind === kind)
                .map(({ date, undated = false, ...source }) => ({ ...source, as_of: date, undated }))}
            />
          </Section>
        ))}
      </>
    ),
  });
}

/** What happens to what people type. */
export const privacyPage = (site: Site): string =>
  textPage({
    site,
    title: 'Privacy',
    children: (
      <>
        <p class="lead">These pages need no account and set no cookie.</p>
        <ul>
          <li>
            What you type to check a name, find out what to register or see what is due is answered and not stored.
          </li>
          <li>
            It is part of the address of the page with the answer, so it stands in your browser’s history. Clear the
            history if you share the phone or computer.
          </li>
          <li>Your browser asks no other website for anything, and nobody counts your visits.</li>
          <li>
            Your network address is counted for a minute, so that nobody overloads the service. It is not written down
            with what you ask.
          </li>
          <li>
            A <a href={`${site.base}/report`}>report of a mistake</a> is stored until those who review it delete its
            text: what you wrote, the page, and how to reach you if you said so.
          </li>
          <li>If you open a link to another website, that website’s own rules apply.</li>
        </ul>
      </>
    ),
  });

/** How far everybody can use the pages. */
export const accessibilityPage = (site: Site): string =>
  textPage({
    site,
    title: 'Accessibility',
    children: (
      <>
        <p class="lead">Everybody should be able to use these pages, also on a cheap phone with a slow connection.</p>
        <ul>
          <li>Everything works with a keyboard alone, and without JavaScript.</li>
          <li>Text is at least 16 pixels high and can be enlarged; the colours follow your light or dark setting.</li>
          <li>Nothing is shown by colour alone. Errors stand on top of the page and at the field.</li>
          <li>
            Every page was checked with an automatic tool (axe), in light and dark, on a phone’s width and a desktop’s.
          </li>
        </ul>
        <h2>What we know is not perfect</h2>
        <ul>
          <li>The table that compares what you can register scrolls sideways on a phone.</li>
          <li>The pages are in English only.</li>
          <li>No person who uses a screen reader every day has tested them yet.</li>
        </ul>
        <p>
          Is something hard to use? <a href={`${site.base}/report`}>Tell us</a>.
        </p>
      </>
    ),
  });

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
export const assistantsPage = (site: Site, clients: ClientConfigurations): string =>
  textPage({
    site,
    title: 'Use it in your assistant',
    children: <Assistants clients={clients} />,
  });
