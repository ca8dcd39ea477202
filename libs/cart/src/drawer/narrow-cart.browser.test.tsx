import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '@guildhall/ui';
import { book, evening, print, type CartInStore } from './cart-in-store.fixture.ts';
import { CartStory } from './cart-story.fixture.tsx';

async function show(cart: CartInStore): Promise<HTMLDialogElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    await page.viewport(innerWidth, innerHeight);
  });
  await act(async () => root.render(<CartStory cart={cart} />));
  return place.querySelector('dialog') as HTMLDialogElement;
}

/** Elements of the cart that end beyond the window, once it no longer moves. */
async function findWideElements(drawer: HTMLDialogElement): Promise<string[]> {
  await Promise.allSettled(drawer.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return [...drawer.querySelectorAll('*')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.outerHTML.slice(0, 80));
}

it.each([
  ['without anything in it', {}],
  ['with products and an event', { lines: [evening, print, book] }],
])('a cart %s fits a window of 320 px [2.3.13]', async (_what, cart) => {
  const drawer = await show(cart);
  expect(drawer.open).toBe(true);
  expect(await findWideElements(drawer)).toEqual([]);
});
