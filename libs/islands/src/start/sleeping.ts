/** The island around the target of an event, if it is neither awake nor crashed. */
export function findSleepingIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island && isAsleep(island) ? island : null;
}

/** Neither awake nor crashed. */
export function isAsleep(island: Element): boolean {
  return !island.matches('[data-awake],[data-crashed]');
}
