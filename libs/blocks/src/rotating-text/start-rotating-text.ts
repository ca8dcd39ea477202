import { startAutoplayOnPage } from '../autoplay/autoplay-on-page.ts';

const msPerWord = 400;

/** Computes the display time of a line, ms. */
export function computeReadingTime(line: string): number {
  return msPerWord * line.trim().split(/\s+/).length;
}

/** Starts the rotation of lines, except under reduced motion. */
export function startRotatingText(root: HTMLElement, signal?: AbortSignal): void {
  const parts = [...root.querySelectorAll<HTMLElement>('li')];
  // CSS shows all lines at once under reduced motion.
  if (parts.length > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    startAutoplayOnPage(root, {
      parts,
      time: (index) => computeReadingTime(parts[index]?.textContent ?? ''),
      pausesOnHover: false,
      signal,
    });
  }
}
