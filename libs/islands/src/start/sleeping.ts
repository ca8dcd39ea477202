/** Finds the island around an element, if it does not run yet. */
export function findSleepingIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  return island && isAsleep(island) ? island : null;
}

export function isAsleep(island: Element): boolean {
  return !island.matches('[data-awake],[data-crashed]');
}
