/** A line on a terminal that shows the progress of some work. */
export interface ProgressBar {
  /**
   * @param part the completed part of the work, from 0 to 1
   * @param detail short text after the percentage
   */
  show(part: number, detail: string): void;
  /** Removes the line, so that other output can take its place. */
  clear(): void;
}

const WIDTH = 28;
/** The shortest time between two drawings: more frequent ones only flicker. */
const INTERVAL_MS = 100;

/** Draws a progress bar on a terminal. */
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
