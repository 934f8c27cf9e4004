/** Announces a text to people who use a screen reader. */
export function say(text: string): void {
  const place = document.getElementById('said');
  if (place !== null) place.textContent = text;
}
