type Control = Pick<HTMLInputElement, 'type' | 'checked' | 'defaultChecked' | 'value'> &
  Partial<Pick<HTMLInputElement, 'defaultValue'>> &
  Partial<Pick<HTMLOptionElement, 'index' | 'selected' | 'defaultSelected'>>;

/** Finds the controls of the page that are no longer as the server sent them. */
export function findChangedControls(): Element[] {
  return [...document.querySelectorAll<Element & Control>('input,option,textarea')].filter(
    (control) =>
      control.checked !== control.defaultChecked ||
      (control.index
        ? control.selected !== control.defaultSelected
        : // An option has no default value, and a first option may be selected by default: another one shows that it changed.
          control.type !== 'checkbox' && control.value !== (control.defaultValue ?? control.value)),
  );
}
