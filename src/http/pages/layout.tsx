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
  readonly children: ComponentChildren;
}

const SITE_NAME = 'Registration Ghana';

/** A whole page as HTML. */
export const document = (page: PageProps): string => `<!doctype html>${renderToString(<Page {...page} />)}`;

/** A part of a page as HTML, which the script inserts. */
export const fragment = (part: Parameters<typeof renderToString>[0]): string => renderToString(part);

function Page({ site: { base, files }, title, description, noindex = false, children }: PageProps) {
  return (
    <html lang="en-GH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#006b3f" />
        <title>{`${title} · ${SITE_NAME}`}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {noindex ? <meta name="robots" content="noindex" /> : null}
        <link rel="icon" href={`${base}/favicon.ico`} />
        <link rel="stylesheet" href={base + files.style} />
        <script type="module" src={base + files.script} />
      </head>
      <body>
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
            <nav aria-label="Main">
              <ul>
                <li>
                  <a href={`${base}/#names`}>Names</a>
                </li>
                <li>
                  <a href={`${base}/#entity`}>Entity types</a>
                </li>
                <li>
                  <a href={`${base}/business-name-renewal`}>Renewal</a>
                </li>
                <li>
                  <a href={`${base}/#assistants`}>Assistants</a>
                </li>
              </ul>
            </nav>
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <div class="wide">
            <p>
              An independent guide: it is not the Office of the Registrar of Companies, it files nothing and keeps
              nothing that you type on these pages. The Registrar decides.
            </p>
            <p>
              <a href={`${base}/docs`}>API reference</a> · <a href={`${base}/openapi.json`}>OpenAPI</a> ·{' '}
              <a href={`${base}/catalog.json`}>Catalog</a> · <a href={`${base}/llms.txt`}>For language models</a>
            </p>
          </div>
        </footer>
        <p id="said" class="unseen" role="status" />
      </body>
    </html>
  );
}

/** The star of the flag. */
const Star = () => (
  <svg class="star" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="7" />
    <path d="M16 5l2.6 7.9H27l-6.7 4.9 2.5 7.9L16 20.8l-6.8 4.9 2.5-7.9L5 12.9h8.4z" />
  </svg>
);
