import { afterAll, afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { layerOrder } from './layer-order.ts';

/**
 * Set-up of component tests: their files share a page, so what one file leaves behind is removed before the next starts.
 * Styles stay, because a module is loaded once; so their layers have an order before the first is loaded.
 */

const layersId = 'layer-order';
if (!document.getElementById(layersId)) {
  const style = Object.assign(document.createElement('style'), { id: layersId, textContent: layerOrder });
  document.head.prepend(style);
}

const root = document.documentElement;
const viewport = { width: innerWidth, height: innerHeight };
const url = location.href;
const { title } = document;
const attributes = new Map([root, document.body].map((element) => [element, readAttributes(element)]));
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

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

// Tests of a file run in any order.
afterEach(clearStorage);

afterAll(async () => {
  document.body.replaceChildren();
  for (const element of document.head.children)
    if (!head.has(element) && !element.matches('style, link[rel=stylesheet]')) element.remove();
  for (const [element, before] of attributes) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  }
  document.title = title;
  history.replaceState(null, '', url);
  clearStorage();
  removeCookies();
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
  delete (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT;
});
