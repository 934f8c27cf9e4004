/** The first words of a text, up to the end of its clause. */
const beginningOf = (text: string): string => text.trim().split(/[.:;](?: |$)/, 1)[0] ?? '';

/** A summary without its last sentence, if a notice that is told beside it begins with the same words. */
export function withoutNotices(summary: string, notices: readonly string[] = []): string {
  const last = summary.lastIndexOf('. ') + 1;
  return notices.some((notice) => beginningOf(notice) === beginningOf(summary.slice(last)))
    ? summary.slice(0, last)
    : summary;
}
