import { findPressedControl } from './press.ts';
import { findChangedControls } from './changed-controls.ts';
import { findSleepingIsland } from './sleeping.ts';
import type { Waker } from './waker.ts';

/** Adds listeners for the whole page, in the capture phase: for interactions that wake islands, and presses to hold. */
export function listenForInteraction({ wake, hold }: Waker, signal: AbortSignal | undefined): void {
  const listen = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, signal } as AddEventListenerOptions);

  const onApproach = ({ target }: Pick<Event, 'target'>): void => {
    const island = findSleepingIsland(target);
    if (island?.matches('[data-wake~=interaction]')) void wake(island);
  };
  // Voice control, scripts and browsers may change a control without any other event. Visitors who save data fetch no
  // island that they only pass.
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const passing = saveData ? [] : ['pointerover', 'focusin', 'keydown'];
  for (const type of ['pointerdown', 'input', 'change', ...passing]) listen(type, onApproach);
  // Browsers restore the controls of an earlier visit without an event, Chromium between `load` and `pageshow`.
  addEventListener('pageshow', () => findChangedControls().forEach((target) => onApproach({ target })), {
    signal,
  } as AddEventListenerOptions);

  const click = (event: Event): void => {
    const target = event.target as Element;
    const island = findSleepingIsland(target);
    const control = island && findPressedControl(target);
    if (control && island.contains(control)) hold(event, control, island);
  };
  listen('click', click);

  const submit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    const island = findSleepingIsland(form);
    if (island) hold(event, form, island);
    // A crashed island has no submit handler, and a native submit would put the values into the URL.
    else if (form.closest('[data-crashed]')) event.preventDefault();
  };
  listen('submit', submit);
}
