import { findSuccessor } from './visitor-state.ts';

/** Repeats presses of a sleeping island on the controls that stand there now: the last one per control. */
export function repeatPresses(held: ReadonlyMap<Element, Event>): void {
  const last = new Map<Element, Event>();
  for (const [pressed, press] of held) {
    const control = findSuccessor(pressed);
    last.delete(control);
    last.set(control, press);
  }
  last.forEach(repeat);
}

function repeat(press: Event, control: Element): void {
  const { form } = control as HTMLButtonElement;
  if (press.type === 'submit') {
    const { submitter } = press as SubmitEvent;
    const button = submitter && findSuccessor(submitter);
    return (control as HTMLFormElement).requestSubmit(button?.isConnected ? button : null);
  }
  // `Enter` in a field presses the first button of its form, which may not have been the island's.
  if (form && !control.isConnected) return findSuccessor(form).requestSubmit();
  const target = press.target as Element;
  // An event has all properties of its constructor's options: position, keys, bubbling. The copy is untrusted.
  const Click = press.constructor as typeof MouseEvent;
  (control.contains(target) ? target : control).dispatchEvent(new Click('click', press as MouseEvent));
}
