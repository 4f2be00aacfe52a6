/** Writes what should be heard now; the same again differs by a space that is not heard. */
export function say(region: HTMLElement, text: string): void {
  region.textContent = text === region.textContent ? `${text}\u00a0` : text;
}
