/** Removes the busy marks inside an island, so that React finds the server's HTML. */
export function clearBusy(island: ParentNode): void {
  for (const control of island.querySelectorAll<HTMLElement>('[data-waking]')) {
    control.ariaBusy = control.dataset['waking'] || null;
    delete control.dataset['waking'];
  }
}
