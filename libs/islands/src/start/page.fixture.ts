export { settled } from '../testing/settled.ts';

/** The element that a selector names; an error if there is none. */
export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}
