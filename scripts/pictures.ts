/**
 * Draws the pictures of the README from a running program: a conversation, whose answers are the tools' own, and screenshots of the pages.
 * Run it after a build: npm run pictures. With `-- --all FOLDER` it draws pages and views into a folder instead, to be looked at: each
 * light and dark, on a desktop and on a phone.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withApp, withBrowser, withService } from './pictures/running.ts';

const ROOT = join(import.meta.dirname, '..');
const DAY = '2026-11-22';

/** What a person asks, and the call that an assistant makes of it. */
const TURNS = [
  {
    person: 'I run a chop bar in Kumasi, only me. What do I register, and what does it cost?',
    tool: 'recommend_registration_entity',
    input: { purpose: 'I run a chop bar in Kumasi, only me. What do I register, and what does it cost?' },
    /** The parts of the answer's text that are shown: the first lines of these sections. */
    shows: { '': 1, 'What to do': 3, Cost: 2, Watch: 1 },
  },
  {
    person: 'Can I call it Eko Bank Chop Bar?',
    tool: 'check_business_name_availability',
    input: { business_name: 'Eko Bank Chop Bar' },
    shows: { '': 2 },
  },
] as const;

const WIDTH = 760;
const LINE = 19;
const COLUMNS = 84;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The first lines of some sections of a Markdown text, without its marks. */
function excerpt(text: string, shows: Readonly<Record<string, number>>): string[] {
  const sections = text.split(/^## /m).map((section, at) => {
    const [title = '', ...rest] = at === 0 ? ['', section] : section.split('\n');
    return {
      title,
      lines: rest
        .join('\n')
        .split('\n')
        .filter((line) => line.trim() !== ''),
    };
  });
  return Object.entries(shows).flatMap(([title, count]) => {
    const found = sections.find((section) => section.title === title);
    if (found === undefined) throw new Error(`The answer has no section "${title}".`);
    return found.lines.slice(0, count).map((line) => line.replaceAll(/\*\*|`|\\(?=[^\w\s])/g, ''));
  });
}

async function conversation(): Promise<string> {
  let y = 20;
  let body = '';
  const bubble = (kind: 'person' | 'assistant', lines: readonly string[]) => {
    const height = lines.length * LINE + 22;
    const x = kind === 'person' ? 120 : 20;
    const width = WIDTH - 140;
    body += `<g class="${kind}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/>`;
    for (const [at, line] of lines.entries())
      body += `<text x="${x + 14}" y="${y + 25 + at * LINE}">${xml(line)}</text>`;
    body += '</g>';
    y += height + 12;
  };
  await withApp(DAY, async (app) => {
    for (const { person, tool: name, input, shows } of TURNS) {
      bubble('person', wrap(person, COLUMNS));
      const tool = app.registry.tool(name);
      if (tool?.text === undefined) throw new Error(`${name} has no text`);
      const outcome = await app.call({ tool, input });
      if (!outcome.ok) throw new Error(outcome.failure.detail);
      body += `<text class="call" x="34" y="${y + 8}">calls ${name}</text>`;
      y += 20;
      const lines = excerpt(tool.text(outcome.value as never), shows);
      bubble(
        'assistant',
        lines.flatMap((line) => wrap(line, COLUMNS)),
      );
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 8}" width="${WIDTH}" height="${y + 8}" role="img" aria-labelledby="t">
<title id="t">A founder asks an assistant, which calls the tools. ${xml(TURNS.map(({ person }) => person).join(' '))}</title>
<style>text{font:13px system-ui,sans-serif;fill:#24292f}.call{font-size:11px;fill:#57606a}.person rect{fill:#ddf4ff}.assistant rect{fill:#f6f8fa;stroke:#d0d7de}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.call{fill:#8b949e}.person rect{fill:#0c2d6b}.assistant rect{fill:#161b22;stroke:#30363d}}</style>
${body}
</svg>
`;
}

/** The pages that are shown, by the name of the picture. */
const PAGES = {
  start: '/start/sole_proprietorship?purpose=I+run+a+chop+bar+in+Kumasi%2C+only+me&business_name=Obaa+Kesewaa+Chop+Bar',
  renewal: '/business-name-renewal?entity_type=sole_proprietorship&last_renewal_date=2021',
};

async function screenshots(): Promise<void> {
  await withService(DAY, async (url) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 900, height: 1000 } });
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.screenshot({ path: join(ROOT, 'docs', `${name}.png`), fullPage: false });
      }
    }),
  );
}

const { values } = parseArgs({ options: { all: { type: 'string' } } });
if (values.all === undefined) {
  await writeFile(join(ROOT, 'docs', 'conversation.svg'), await conversation());
  await screenshots();
} else {
  const { everyPicture } = await import('./pictures/every.ts');
  await everyPicture(values.all, DAY);
}
