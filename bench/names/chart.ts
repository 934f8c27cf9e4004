/** One engine as a dot: how long the median query takes and how much it finds. */
export interface Dot {
  readonly title: string;
  readonly p50: number;
  readonly recall: number;
  readonly ours: boolean;
  readonly names: number;
}

const [WIDTH, HEIGHT] = [860, 460];
const [LEFT, RIGHT, TOP, BOTTOM] = [70, 30, 56, 62];
const [FASTEST, SLOWEST] = [0.1, 10_000];
const [LEAST, MOST] = [0.6, 1];

/** Latency (logarithmic) against recall at 1, drawn for light and dark pages alike. */
export function drawComparison(dots: readonly Dot[], caption: string): string {
  const x = (ms: number): number =>
    LEFT +
    ((Math.log10(ms) - Math.log10(FASTEST)) / (Math.log10(SLOWEST) - Math.log10(FASTEST))) * (WIDTH - LEFT - RIGHT);
  const y = (recall: number): number =>
    TOP + ((MOST - Math.max(LEAST, recall)) / (MOST - LEAST)) * (HEIGHT - TOP - BOTTOM);
  const lines: string[] = [];
  for (let ms = FASTEST; ms <= SLOWEST * 1.01; ms *= 10) {
    const at = x(ms).toFixed(1);
    lines.push(
      `<path d="M${at} ${TOP}V${HEIGHT - BOTTOM}" class="grid"/><text x="${at}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${ms < 1 ? ms.toFixed(1) : ms.toLocaleString('en')} ms</text>`,
    );
  }
  for (let recall = LEAST; recall <= MOST + 1e-9; recall += 0.1) {
    const at = y(recall).toFixed(1);
    lines.push(
      `<path d="M${LEFT} ${at}H${WIDTH - RIGHT}" class="grid"/><text x="${LEFT - 8}" y="${Number(at) + 4}" text-anchor="end">${recall.toFixed(1)}</text>`,
    );
  }
  const labelled: number[] = [];
  const marks = [...dots]
    .sort((a, b) => b.recall - a.recall)
    .map(({ title, p50, recall, ours, names }) => {
      const [atX, atY] = [x(p50), y(recall)];
      let label = atY + 4;
      while (labelled.some((taken) => Math.abs(taken - label) < 14)) label += 14;
      labelled.push(label);
      const before = atX > WIDTH * 0.55;
      const note = names < 1_000_000 ? ` (${names.toLocaleString('en')} names)` : '';
      return `<circle cx="${atX.toFixed(1)}" cy="${atY.toFixed(1)}" r="${ours ? 8 : 5}" class="${ours ? 'ours' : 'peer'}"/><text x="${(atX + (before ? -12 : 12)).toFixed(1)}" y="${label.toFixed(1)}" text-anchor="${before ? 'end' : 'start'}"${ours ? ' class="bold"' : ''}>${escape(title + note)}</text>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Median latency against recall at 1, one dot an engine">
<style>text{font:12px system-ui,sans-serif;fill:#57606a}.bold{font-weight:600}.grid{stroke:#8c959f;stroke-opacity:.25}.ours{fill:#1a7f37}.peer{fill:#8c959f}</style>
<text x="${LEFT}" y="24" class="bold">Name check: median latency against recall at 1</text><text x="${LEFT}" y="42">${escape(caption)}</text>
${lines.join('\n')}
${marks.join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 18}" text-anchor="middle">median time of one query, logarithmic (left is faster; up finds more)</text>
</svg>
`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
