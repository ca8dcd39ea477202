/** Returns the index of the slide at the start of the row, from 0. */
export function getCurrentIndex(row: Element): number {
  const start = getStartEdge(row);
  const distances = [...row.children].map((slide) => Math.abs(getStartEdge(slide, row) - start));
  return distances.indexOf(Math.min(...distances));
}

/** Scrolls a slide to the start of the row and returns its index. Numbers beyond either end wrap around. */
export function showSlide(row: Element, number: number): number {
  const { length } = row.children;
  const index = ((number % length) + length) % length;
  const slide = row.children[index];
  // To a position: scrolling by a distance would stop at the first snap point.
  if (slide)
    row.scrollTo({
      left: row.scrollLeft + getStartEdge(slide, row) - getStartEdge(row),
      behavior: getScrollBehaviour(),
    });
  return index;
}

export function getSlideTitle(row: Element, index: number): string {
  return row.children[index]?.querySelector('[data-slide-title]')?.textContent ?? '';
}

/** Returns the left edge, or the right one in right-to-left text. */
function getStartEdge(element: Element, row = element): number {
  const { left, right } = element.getBoundingClientRect();
  return getComputedStyle(row).direction === 'rtl' ? right : left;
}

function getScrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
