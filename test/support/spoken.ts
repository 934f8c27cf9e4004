/** A text of an HTML page with the language that its markup gives it. */
export interface Spoken {
  readonly text: string;
  readonly lang: string;
}

const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** What people typed or copy as it is belongs to no language, and a title with a fact in it cannot say which words are English. */
const SILENT = new Set(['title', 'bdi', 'code', 'textarea', 'script', 'style', 'svg']);

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Every text and accessible label of a page that the service rendered, in order. */
export function spokenIn(html: string): Spoken[] {
  const found: Spoken[] = [];
  const open: { tag: string; lang: string; isSilent: boolean }[] = [];
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const inside = open.at(-1) ?? { tag: '', lang: '', isSilent: false };
    if (!token.startsWith('<')) {
      if (!inside.isSilent && token.trim() !== '') found.push({ text: decoded(token).trim(), lang: inside.lang });
      continue;
    }
    const [, slash, tag = '', attributes = ''] = /^<(\/?)([a-z0-9!]+)([^>]*)>$/is.exec(token) ?? [];
    if (tag === '' || tag.startsWith('!')) continue;
    if (slash === '/') {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue;
    }
    const lang = / lang="([^"]*)"/.exec(attributes)?.[1] ?? inside.lang;
    const label = / aria-label="([^"]*)"/.exec(attributes)?.[1];
    if (label !== undefined) found.push({ text: decoded(label), lang });
    if (!VOID.has(tag) && !attributes.endsWith('/'))
      open.push({ tag, lang, isSilent: inside.isSilent || SILENT.has(tag) });
  }
  return found;
}
