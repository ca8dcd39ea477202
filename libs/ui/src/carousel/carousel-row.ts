/**
 * A carousel is a row that the browser itself scrolls and snaps. These three read and move it, whatever made it and in
 * whichever direction it runs. It has no state, so a row that was swiped before behaves the same.
 */

/** Which slide is at the start of the row, from 0. */
export function slideOnShow(row: Element): number {
  const start = edgeOf(row);
  const distances = [...row.children].map((slide) => Math.abs(edgeOf(slide, row) - start));
  return distances.indexOf(Math.min(...distances));
}

/** Scrolls a slide to the start of the row. Numbers beyond either end come round again. Says which one it is. */
export function showSlide(row: Element, number: number): number {
  const { length } = row.children;
  const index = ((number % length) + length) % length;
  const slide = row.children[index];
  // To a place, not by a distance: a distance would stop at the first slide on its way.
  if (slide)
    row.scrollTo({ left: row.scrollLeft + edgeOf(slide, row) - edgeOf(row), behavior: scrollBehaviour() });
  return index;
}

/** What a slide is called: the text of what it marks with `data-slide-title`. */
export function titleOfSlide(row: Element, index: number): string {
  return row.children[index]?.querySelector('[data-slide-title]')?.textContent ?? '';
}

/** The edge at which reading starts. */
function edgeOf(element: Element, row = element): number {
  const { left, right } = element.getBoundingClientRect();
  return getComputedStyle(row).direction === 'rtl' ? right : left;
}

function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
