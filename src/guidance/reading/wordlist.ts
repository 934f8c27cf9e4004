/** Patterns out of a text block: separated by commas, whatever the line breaks. */
export function phrases(text: string): readonly string[] {
  return text
    .split(',')
    .map((pattern) => pattern.trim().replace(/\s+/g, ' '))
    .filter((pattern) => pattern !== '');
}

/** Words out of a text block: separated by space or line breaks. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
