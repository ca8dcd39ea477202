import { version, type ButtonHTMLAttributes } from 'react';

type PopoverControl = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget' | 'popoverTargetAction'>;

/** Attributes of a button that controls a popover. React 18 does not know them, and only passes on small letters. */
export function getPopoverControl(control: PopoverControl): PopoverControl {
  if (Number.parseInt(version, 10) >= 19) return control;
  return Object.fromEntries(Object.entries(control).map(([name, value]) => [name.toLowerCase(), value]));
}
