/** The longest line that is read, in bytes. Calls are far smaller; a client's description of itself may hold its icons. */
export const MAX_LINE = 1_048_576;

const LF = 10;

/**
 * Cuts bytes into lines, without their ends. A line that is too long is dropped up to its end and given as undefined.
 *
 * @returns takes the next bytes, and returns the lines that they complete
 */
export function lineCutter(max = MAX_LINE): (chunk: Buffer) => (string | undefined)[] {
  let parts: Buffer[] = [];
  let size = 0;
  let dropping = false;
  const add = (part: Buffer): boolean => {
    if (dropping) return false;
    parts.push(part);
    size += part.length;
    if (size <= max) return false;
    dropping = true;
    parts = [];
    return true;
  };
  return (chunk) => {
    const lines: (string | undefined)[] = [];
    let from = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      if (add(chunk.subarray(from, end))) lines.push(undefined);
      if (!dropping) lines.push(Buffer.concat(parts, size).toString('utf8'));
      parts = [];
      size = 0;
      dropping = false;
      from = end + 1;
    }
    if (from < chunk.length && add(chunk.subarray(from))) lines.push(undefined);
    return lines;
  };
}
