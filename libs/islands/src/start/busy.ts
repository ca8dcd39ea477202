/**
 * Shows that a control's press has been taken and is waiting for its island: `aria-busy` and `data-waking`, which
 * also keeps what `aria-busy` was before.
 */
export function markBusy(control: Element): void {
  if (control.hasAttribute('data-waking')) return;
  control.setAttribute('data-waking', control.getAttribute('aria-busy') ?? '');
  control.setAttribute('aria-busy', 'true');
}

/** Takes the busy marks inside an island away again, so that React finds the HTML that the server rendered. */
export function clearBusy(island: ParentNode): void {
  for (const control of island.querySelectorAll('[data-waking]')) {
    const before = control.getAttribute('data-waking');
    if (before) control.setAttribute('aria-busy', before);
    else control.removeAttribute('aria-busy');
    control.removeAttribute('data-waking');
  }
}
