import { repeatClick, findPressedControl, repeatSubmit } from './press.ts';
import { findSleepingIsland } from './sleeping.ts';
import type { Waker } from './waker.ts';

/** Adds listeners for the whole page, in the capture phase: for interactions that wake islands, and presses to hold. */
export function listenForInteraction({ wake, hold }: Waker, signal: AbortSignal | undefined): void {
  const listen = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, signal } as AddEventListenerOptions);

  const onApproach = ({ target }: Event): void => {
    const island = findSleepingIsland(target);
    if (island?.matches('[data-wake~=interaction]')) void wake(island);
  };
  // Visitors who save data fetch no island that they only pass.
  for (const type of (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    ? ['pointerdown', 'input']
    : ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    listen(type, onApproach);

  const click = (event: Event): void => {
    const target = event.target as Element;
    const island = findSleepingIsland(target);
    const control = island && findPressedControl(target);
    if (control && island.contains(control)) {
      hold(event, control, island, () => repeatClick(event as MouseEvent, target, control));
    }
  };
  listen('click', click);

  const submit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event as SubmitEvent;
    const island = findSleepingIsland(form);
    if (island) hold(event, form, island, () => repeatSubmit(form, submitter));
    // A crashed island has no submit handler, and a native submit would put the values into the URL.
    else if (form.closest('[data-crashed]')) event.preventDefault();
  };
  listen('submit', submit);
}
