/**
 * Finds the island that an element is in, or is, if it does not run yet.
 *
 * @example
 * addEventListener('click', ({ target }) => {
 *   if (findSleepingIsland(target)) console.log('The island is not interactive yet.');
 * });
 */
export function findSleepingIsland(target: EventTarget | null): HTMLElement | null | undefined {
  // A page and a window can be targets, too.
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(
    '[data-island]:not([data-awake],[data-crashed])',
  );
}
