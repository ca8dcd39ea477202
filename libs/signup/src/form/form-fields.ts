import type { SignUpFieldName, SignUpPart, SignUpPartValues } from '@guildhall/api-contract/signup';
import { completeValues, type FormValues } from './form-values.ts';

type ControlName =
  | `${SignUpPart}.${SignUpFieldName}`
  | 'sameAsBilling'
  | 'taxDeduction'
  | 'taxDeductionCPR'
  | 'terms';

type Control = HTMLInputElement | HTMLSelectElement;

export interface FormFields {
  control: (name: ControlName) => { name: ControlName; ref: (control: Control | null) => void };
  values: () => FormValues;
  /** Value of a control, also of a hidden one. */
  text: (name: ControlName) => string;
  set: (name: ControlName, value: string | boolean | undefined) => void;
  clear: () => void;
}

/**
 * Creates the controls of one form, once per form. The DOM holds the values, so that what was typed before hydration
 * is sent; the value of a removed control is kept until it comes back.
 */
export function createFormFields(): FormFields {
  const previousValues = new Map<ControlName, string | boolean>();
  const controls = new Map<ControlName, Control>();
  const refs = new Map<ControlName, (control: Control | null) => void>();

  function getRef(name: ControlName) {
    // The same function for each render: React would detach and attach the control again for a new one.
    const ref = refs.get(name) ?? ((control: Control | null) => attach(name, control));
    refs.set(name, ref);
    return ref;
  }

  function attach(name: ControlName, control: Control | null): void {
    read(name);
    controls.delete(name);
    if (!control) return;
    controls.set(name, control);
    const value = previousValues.get(name);
    if (value !== undefined) write(control, value);
  }

  function read(name: ControlName): string | boolean | undefined {
    const control = controls.get(name);
    if (control) previousValues.set(name, isBox(control) ? control.checked : control.value);
    return previousValues.get(name);
  }

  function set(name: ControlName, value: string | boolean | undefined): void {
    if (value === undefined) return;
    previousValues.set(name, value);
    const control = controls.get(name);
    if (control) write(control, value);
  }

  return {
    control: (name) => ({ name, ref: getRef(name) }),
    values() {
      for (const name of controls.keys()) read(name);
      return toFormValues(previousValues);
    },
    text: (name) => String(read(name) ?? ''),
    set,
    clear() {
      previousValues.clear();
      for (const [name, control] of controls) write(control, isBox(control) ? name === 'sameAsBilling' : '');
    },
  };
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

function write(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    control.checked = value === true;
    return;
  }
  control.value = String(value);
  // Visitors who are in the field by now replace this text with what they type, instead of appending to it.
  if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
}

/** Names with a dot become the values of a part. */
function toFormValues(kept: ReadonlyMap<ControlName, string | boolean>): FormValues {
  const values: Record<string, unknown> = {};
  for (const [name, value] of kept) {
    const [part = '', field] = name.split('.');
    values[part] = field === undefined ? value : { ...(values[part] as SignUpPartValues), [field]: value };
  }
  return completeValues(values);
}
