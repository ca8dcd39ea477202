import { findSuccessor } from './visitor-state.ts';

/** Repeats presses of a sleeping island on the controls that stand there now: the last one per control. */
export function repeatPresses(held: ReadonlyMap<Element, Event>): void {
  new Map([...held].map(([pressed, press]) => [findSuccessor(pressed), press])).forEach(repeat);
}

function repeat(press: Event, control: Element): void {
  const { target, submitter } = press as SubmitEvent;
  const { form } = control as HTMLButtonElement;
  const button = submitter && findSuccessor(submitter);
  if (press.type === 'submit')
    (control as HTMLFormElement).requestSubmit(button?.isConnected ? button : null);
  // `Enter` in a field presses the first button of its form, which may not have been the island's.
  else if (form && !control.isConnected) findSuccessor(form).requestSubmit();
  else {
    // An event has all properties of its constructor's options: position, keys, bubbling. The copy is untrusted.
    const Click = press.constructor as typeof MouseEvent;
    const pressed = control.contains(target as Element) ? (target as Element) : control;
    pressed.dispatchEvent(new Click('click', press as MouseEvent));
  }
}
