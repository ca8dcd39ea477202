/**
 * Marks a control as busy while its press waits for the island: `aria-busy` and `data-waking`, which also keeps the
 * earlier `aria-busy`.
 */
export function markBusy(control: HTMLElement): void {
  control.dataset['waking'] ??= control.ariaBusy ?? '';
  control.ariaBusy = 'true';
}

/** Removes the busy marks inside an island, so that React finds the server's HTML. */
export function clearBusy(island: ParentNode): void {
  for (const control of island.querySelectorAll<HTMLElement>('[data-waking]')) {
    control.ariaBusy = control.dataset['waking'] || null;
    delete control.dataset['waking'];
  }
}
