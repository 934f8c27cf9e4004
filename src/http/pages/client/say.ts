/** Tells those who listen rather than look, once and briefly. */
export function say(text: string): void {
  const place = document.getElementById('said');
  if (place !== null) place.textContent = text;
}
