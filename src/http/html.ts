/** Text made safe between tags and inside quoted attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Where the style of plain pages is served. */
export const STYLE_PATH = '/plain.css';

export const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.1rem; margin: 1.8rem 0 0.3rem; }
p, ul { margin: 0.3rem 0 0.8rem; }
dl { margin: 0.3rem 0 0.8rem; padding-left: 0.8rem; border-left: 3px solid #8886; }
dt { font-weight: 600; }
dd { margin: 0 0 0.3rem; overflow-wrap: anywhere; }
.aside { opacity: 0.75; font-size: 0.9rem; }
`;

interface Page {
  readonly title: string;
  /** Already HTML. */
  readonly body: string;
  readonly base: string;
}

/** A whole page; nothing in it is loaded from elsewhere and nothing in it is a script. */
export const page = ({ title, body, base }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="${escape(base + STYLE_PATH)}">
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** A field's name as people read it: `due_date` is "Due date". */
const heading = (field: string): string => {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The facts of an answer, field by field, as a page. */
export function answerPage(title: string, answer: Readonly<Record<string, unknown>>, base: string): string {
  const sections = Object.entries(answer)
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => `<section><h2>${escape(heading(field))}</h2>${content(value)}</section>`);
  return page({ title, base, body: sections.join('\n') });
}

function content(value: unknown): string {
  if (Array.isArray(value)) {
    return value.every((item) => typeof item !== 'object')
      ? `<ul>${value.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`
      : value.map((item) => content(item)).join('');
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([field, inner]) => `<dt>${escape(heading(field))}</dt><dd>${content(inner)}</dd>`,
    );
    return `<dl>${rows.join('')}</dl>`;
  }
  return `<p>${inline(value)}</p>`;
}

function inline(value: unknown): string {
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return /^https?:\/\/[^\s]+$/.test(text) ? `<a href="${escape(text)}">${escape(text)}</a>` : escape(text);
}
