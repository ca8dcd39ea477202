/**
 * Shows that a control's press has been taken and is waiting for its island: `aria-busy` and `data-waking`, which
 * also keeps what `aria-busy` was before.
 */
export function markBusy(control: HTMLElement): void {
  control.dataset['waking'] ??= control.ariaBusy ?? '';
  control.ariaBusy = 'true';
}

/** Takes the busy marks inside an island away again, so that React finds the HTML that the server rendered. */
export function clearBusy(island: ParentNode): void {
  for (const control of island.querySelectorAll<HTMLElement>('[data-waking]')) {
    control.ariaBusy = control.dataset['waking'] || null;
    delete control.dataset['waking'];
  }
}
