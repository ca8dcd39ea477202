/** What works without React: links, inputs and buttons of popovers and dialogs are never held back. */
const native =
  '[popovertarget],[command],a[href],area[href],summary,label,select,textarea,input:not([type=button],[type=submit],[type=image],[type=reset])';

const pressable =
  'button,input,[data-replay],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role^=menuitem]';

/** The button (or what acts as one) that a click would press; null for what works by itself, and for plain text. */
export function findPressedControl(target: Element): Element | null {
  const control = target.closest(`${native},${pressable}`);
  return control && !control.matches(native) ? control : null;
}

/** Repeats a click where it was made, or on its control when that place is gone. Gives an untrusted event. */
export function repeatClick(click: MouseEvent, target: Element, control: Element): void {
  const place = target.isConnected ? target : control;
  // An event has every member of its own constructor's options: position, keys, whether it bubbles.
  const Click = click.constructor as typeof MouseEvent;
  place.dispatchEvent(new Click('click', click));
}

/** Submits a form once more, with its checks and its submit event. */
export function repeatSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.requestSubmit(submitter?.isConnected ? submitter : null);
}
