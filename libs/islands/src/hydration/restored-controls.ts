import { findChangedControls } from '../start/changed-controls.ts';
import { send } from './change-control.ts';

/**
 * Tells an island about controls that were changed while it could not notice, or by something else than a visitor, as if
 * a visitor had just changed them.
 *
 * - Some programs set `checked` and only send `change`, while React listens to `click`.
 * - Chromium puts back the controls of an earlier visit between `load` and `pageshow`, without an event.
 */
export function reportUnseenChanges(island: HTMLElement): void {
  island.addEventListener('change', ({ isTrusted, target }) => {
    // Without a mouse event, a click changes nothing.
    if (!isTrusted && (target as Element).matches('[type=radio],[type=checkbox]'))
      send(target as Element, 'click');
  });
  const report = (): void => {
    for (const control of findChangedControls())
      // Of a group of radios, only the chosen one has changed to something.
      if (island.contains(control) && !control.matches('[type=radio]:not(:checked)'))
        send(control.closest('select') ?? control, 'change');
  };
  report();
  if (document.readyState !== 'complete') addEventListener('pageshow', report, { once: true });
}
