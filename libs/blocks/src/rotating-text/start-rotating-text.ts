import { startAutoplayOnPage } from '../autoplay/autoplay-on-page.ts';

/** How long one word is read, ms. */
const wordTime = 400;

/** How long a line stays on show, ms: 400 for each of its words. */
export function readingTime(line: string): number {
  return wordTime * line.trim().split(/\s+/).length;
}

/** Lets the lines of a rotating text take turns. Gives a function that ends it. Where motion is not wanted, nothing moves. */
export function startRotatingText(root: HTMLElement): () => void {
  const parts = [...root.querySelectorAll<HTMLElement>('li')];
  const listening = new AbortController();
  // Reduced motion shows all lines at once, so there is nothing to move.
  if (parts.length > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    startAutoplayOnPage(root, {
      parts,
      stay: (index) => readingTime(parts[index]?.textContent ?? ''),
      pausesOnHover: false,
      signal: listening.signal,
    });
  }
  return () => listening.abort();
}
