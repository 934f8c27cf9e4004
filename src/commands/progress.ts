/** A line on a terminal that says how far a piece of work is. */
export interface ProgressBar {
  /**
   * @param part of the work that is done, from 0 to 1
   * @param detail short
   */
  show(part: number, detail: string): void;
  /** Takes the line away, so that something else can be written. */
  clear(): void;
}

const WIDTH = 28;
/** Between two drawings: more would only flicker. */
const INTERVAL_MS = 100;

/** A progress bar on a terminal. */
export function progressBar(terminal: { write(text: string): unknown }): ProgressBar {
  let drawnAt = -Infinity;
  let drawn = false;
  return {
    show: (part, detail) => {
      const done = Math.min(1, Math.max(0, part));
      if (done < 1 && performance.now() - drawnAt < INTERVAL_MS) return;
      drawnAt = performance.now();
      drawn = true;
      const filled = Math.round(done * WIDTH);
      const percent = `${Math.floor(done * 100)}`.padStart(3);
      terminal.write(`\r\u001B[K[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${percent} %  ${detail}`);
    },
    clear: () => {
      if (drawn) terminal.write('\r\u001B[K');
      drawn = false;
    },
  };
}
