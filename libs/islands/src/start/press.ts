/** Elements that work without React: links, inputs, and buttons of popovers and dialogs are never held. */
const native =
  '[popovertarget],[command],a[href],area[href],summary,label,select,textarea,input:not([type=button],[type=submit],[type=image],[type=reset])';

const pressable =
  'button,input,[data-replay],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role^=menuitem]';

/** Returns the button (or equivalent) that a click presses; null for native elements and plain text. */
export function findPressedControl(target: Element): Element | null {
  const control = target.closest(`${native},${pressable}`);
  return control?.matches(native) ? null : control;
}

/** Repeats a click on its target, or on its control if the target is gone. The event is untrusted. */
export function repeatClick(click: MouseEvent, target: Element, control: Element): void {
  // An event has all properties of its constructor's options: position, keys, bubbling.
  const Click = click.constructor as typeof MouseEvent;
  (target.isConnected ? target : control).dispatchEvent(new Click('click', click));
}

export function repeatSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.requestSubmit(submitter?.isConnected ? submitter : null);
}
