const isCheckable = ({ type }: HTMLInputElement): boolean => /^(?:radio|checkbox)$/.test(type);

/**
 * Reports to React what programs do with radios and checkboxes: some set `checked` and then only send `change`, while
 * React listens to `click`.
 */
export function reportProgramsChanges(island: HTMLElement): void {
  island.addEventListener('change', ({ isTrusted, target }) => {
    if (!isTrusted && target instanceof HTMLInputElement && isCheckable(target)) send(target, 'click');
  });
}

/**
 * Tells an island about controls that the browser puts back after it was hydrated, as if a visitor had just changed them.
 * Chromium puts back those of an earlier visit between `load` and `pageshow`, without an event. React ignores the events
 * of controls that have not changed.
 */
export function reportRestoredControls(island: ParentNode): void {
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

function send(control: Element, type: string): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
