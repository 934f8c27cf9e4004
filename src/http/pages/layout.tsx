import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { PageFiles } from './assets.ts';

/** What every page knows about the site. */
export interface Site {
  /** The path before every address: empty, or with a leading and no trailing slash. */
  readonly base: string;
  readonly files: PageFiles;
}

interface PageProps {
  readonly site: Site;
  readonly title: string;
  readonly description?: string;
  readonly noindex?: boolean;
  /** Whether a form on the page is to be corrected; the title says so first. */
  readonly isWrong?: boolean;
  /** Whether a wide table needs more than the usual width. */
  readonly isBroad?: boolean;
  readonly children: ComponentChildren;
}

const SITE_NAME = 'Registration Ghana';

/** The pages that the header leads to, then those of the footer. */
const HEADER = [
  ['/names', 'Names'],
  ['/#entity', 'What to register'],
  ['/compare', 'Compare'],
  ['/business-name-renewal', 'Renewal'],
] as const;
const FOOTER = [
  ['/about', 'About and sources'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
  ['/report', 'Report a mistake'],
  ['/assistants', 'Use it in your assistant'],
  ['/developers', 'Developers'],
] as const;

/** A whole page as HTML. */
export const document = (page: PageProps): string => `<!doctype html>${renderToString(<Page {...page} />)}`;

/** A part of a page as HTML, which the script inserts. */
export const fragment = (part: Parameters<typeof renderToString>[0]): string => renderToString(part);

function Page(page: PageProps) {
  const { site, title, description, noindex = false, isWrong = false, isBroad = false, children } = page;
  const { base, files } = site;
  return (
    <html lang="en-GH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#006b3f" />
        <title>{`${isWrong ? 'Error: ' : ''}${title} · ${SITE_NAME}`}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {noindex ? <meta name="robots" content="noindex" /> : null}
        <link rel="icon" href={`${base}/favicon.ico`} />
        <link rel="stylesheet" href={base + files.style} />
        <script type="module" src={base + files.script} />
      </head>
      <body {...(isBroad ? { class: 'broad' } : {})}>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="top">
          <div class="band" aria-hidden="true" />
          <div class="wide">
            <a class="brand" href={`${base}/`}>
              <Star />
              {SITE_NAME}
            </a>
            <Links label="Main" base={base} links={HEADER} />
          </div>
        </header>
        <main id="main" class="wide" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <div class="wide">
            <p>
              An independent guide. It is not the Office of the Registrar of Companies, and it files nothing for you.
              The Registrar decides.
            </p>
            <Links label="About this site" base={base} links={FOOTER} />
          </div>
        </footer>
        <p id="said" class="unseen" role="status" />
      </body>
    </html>
  );
}

const Links = ({
  label,
  base,
  links,
}: {
  label: string;
  base: string;
  links: readonly (readonly [path: string, title: string])[];
}) => (
  <nav aria-label={label}>
    <ul>
      {links.map(([path, title]) => (
        <li>
          <a href={base + path}>{title}</a>
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
