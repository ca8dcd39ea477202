/** Elements that work without React: links, inputs, and buttons of popovers and dialogs are never held. */
const native =
  '[popovertarget],[command],[href],summary,label,select,textarea,input:not([type=button],[type=submit],[type=image],[type=reset])';

/**
 * Returns the button (or equivalent) that a click presses; null for native elements and plain text.
 *
 * @example
 * addEventListener('click', ({ target }) => {
 *   if (target instanceof Element) findPressedControl(target)?.classList.add('pressed');
 * });
 */
export function findPressedControl(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>(
    `${native},button,input,[data-replay],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role^=menuitem]`,
  );
  return control?.matches(native) ? null : control;
}
