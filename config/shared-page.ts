import { afterAll } from 'vitest';

/**
 * Set-up of component tests: their files share a page, so what one file leaves behind is removed before the next starts.
 * Styles stay, because a module is loaded once.
 */

const page = document.documentElement;
const url = location.href;
const { title } = document;
const attributes = new Map([page, document.body].map((element) => [element, readAttributes(element)]));
const head = new Set(document.head.children);

function readAttributes(element: Element): readonly (readonly [string, string])[] {
  return [...element.attributes].map(({ name, value }) => [name, value]);
}

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

afterAll(() => {
  document.body.replaceChildren();
  for (const element of document.head.children)
    if (!head.has(element) && !element.matches('style, link[rel=stylesheet]')) element.remove();
  for (const [element, before] of attributes) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  }
  document.title = title;
  history.replaceState(null, '', url);
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  delete (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT;
});
