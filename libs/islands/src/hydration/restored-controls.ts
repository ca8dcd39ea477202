/**
 * Tells an island about controls that something else than a visitor has changed, as if a visitor had. React ignores the
 * events of controls that have not changed.
 *
 * - Some programs set `checked` and only send `change`, while React listens to `click`.
 * - Chromium puts back the controls of an earlier visit between `load` and `pageshow`, without an event.
 */
export function reportUnseenChanges(island: HTMLElement): void {
  island.addEventListener('change', ({ isTrusted, target }) => {
    if (!isTrusted && isCheckable(target as Element)) send(target as Element, 'click');
  });
  if (document.readyState === 'complete') return;
  const report = (): void => {
    for (const control of island.querySelectorAll<HTMLInputElement>('input,textarea')) {
      // Of a group of radios, only the chosen one has changed to something. Without a mouse event, a click changes nothing.
      if (control.type !== 'radio' || control.checked)
        send(control, isCheckable(control) ? 'click' : 'input');
    }
    for (const select of island.querySelectorAll('select'))
      if ([...select.options].some((option) => option.selected !== option.defaultSelected))
        send(select, 'change');
  };
  addEventListener('pageshow', report, { once: true });
}

function isCheckable(control: Element): boolean {
  return control.matches('[type=radio],[type=checkbox]');
}

function send(control: Element, type: string): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
