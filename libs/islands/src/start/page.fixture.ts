export { settled } from '../testing/settled.ts';

export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}
