type Control = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement;

/** Finds the controls of the page that are no longer as the server sent them. */
export function findChangedControls(): Control[] {
  return [...document.querySelectorAll<Control>('input,option,textarea')].filter(isChanged);
}

function isChanged(control: Control): boolean {
  // The first option may be selected by default: another one shows that it changed.
  if ('selected' in control) return control.index > 0 && control.selected !== control.defaultSelected;
  if (/^(?:radio|checkbox)$/.test(control.type))
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  return control.value !== control.defaultValue;
}
