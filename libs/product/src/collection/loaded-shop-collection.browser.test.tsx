import type { Product } from '@guildhall/shop-client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { print, createProduct, pricing } from '../product.fixture.ts';
import { LoadedShopCollection } from './LoadedShopCollection.tsx';
import type { LoadCollection } from './use-collection.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const show = (loadCollection: LoadCollection, handle: string) =>
  act(async () =>
    root.render(
      <LoadedShopCollection handle={handle} count={2} loadCollection={loadCollection} pricing={pricing} />,
    ),
  );
const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

it('shows a loader in the shape of the products, then the products [2.4.26]', async () => {
  let response: (products: Product[]) => void = () => {};
  await show(() => new Promise((resolve) => (response = resolve)), 'prints');
  expect(document.querySelector('[role=status]')?.textContent).toBe('One moment…');
  expect(document.querySelectorAll('[aria-hidden] li')).toHaveLength(2);
  await act(async () => response([print]));
  expect(titles()).toEqual(['Tides']);
  expect(document.querySelector('[role=status]')).toBeNull();
});

it('states that the products could not be loaded', async () => {
  await show(() => Promise.reject(new Error('away')), 'prints');
  expect(document.body.textContent).toContain('We could not load these products');
});

it('shows the last requested products even if an earlier response arrives later', async () => {
  const responses = new Map<string, (products: Product[]) => void>();
  const load: LoadCollection = (handle) => new Promise((resolve) => responses.set(handle, resolve));
  await show(load, 'prints');
  await show(load, 'books');
  await act(async () => responses.get('books')?.([createProduct()]));
  await act(async () => responses.get('prints')?.([print]));
  expect(titles()).toEqual(['The Long Table']);
});
