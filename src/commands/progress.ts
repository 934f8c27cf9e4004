/** A line on a terminal that shows the progress of some work. */
export interface ProgressBar {
  /**
   * @param part the completed part of the work, from 0 to 1; undefined for work whose length is unknown: it shows the time so far
   * @param detail short text after the percentage
   */
  show(part: number | undefined, detail: string): void;
  /** Shows a new phase of work that cannot be measured, at once. */
  begin(detail: string): void;
  /** Removes the line, so that other output can take its place. */
  clear(): void;
}

const WIDTH = 28;
/** The shortest time between two drawings: more frequent ones only flicker. */
const INTERVAL_MS = 100;
/** Before this much time and this part of the work, the time left is a guess. */
const TELLING_MS = 2_000;
const TELLING_PART = 0.02;

/** Draws a progress bar on a terminal, with the time left. */
export function progressBar(
  terminal: { write(text: string): unknown },
  now: () => number = () => performance.now(),
): ProgressBar {
  const startedAt = now();
  let drawnAt = -Infinity;
  let drawn = false;
  const draw = (line: string): void => {
    drawnAt = now();
    drawn = true;
    terminal.write(`\r\u001B[K${line}`);
  };
  return {
    show: (part, detail) => {
      const time = now();
      const done = part === undefined ? undefined : Math.min(1, Math.max(0, part));
      if (done !== 1 && time - drawnAt < INTERVAL_MS) return;
      draw(lineOf(done, time - startedAt, detail));
    },
    begin: draw,
    clear: () => {
      if (drawn) terminal.write('\r\u001B[K');
      drawn = false;
    },
  };
}

function lineOf(done: number | undefined, passed: number, detail: string): string {
  if (done === undefined) return passed < TELLING_MS ? detail : `${detail}; ${inWords(passed)} so far`;
  const filled = Math.round(done * WIDTH);
  const percent = `${Math.floor(done * 100)}`.padStart(3);
  const isTelling = passed >= TELLING_MS && done >= TELLING_PART && done < 1;
  const left = isTelling ? `; about ${inWords((passed / done) * (1 - done))} left` : '';
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${percent} %  ${detail}${left}`;
}

/** A length of time, for a person: "40 s", "3 min", "1 h 20 min". */
function inWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
