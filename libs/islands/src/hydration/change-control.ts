/** Sets a property of a control unseen by React, which overrides the control's own setters. */
export function setUnseen(control: Element, name: 'value' | 'checked', value: unknown): void {
  Reflect.set(Object.getPrototypeOf(control) as object, name, value, control);
}

/** Sends an event that is not from a visitor. React ignores those of controls whose state it knows. */
export function send(control: Element, type: 'change' | 'click'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
