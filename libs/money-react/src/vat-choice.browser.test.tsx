import { toMinorUnits } from '@guildhall/money';
import { createStore, Provider } from 'jotai';
import { act, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { PriceWithVat, vatCountryAtom, VatSelect } from './index.ts';
import { pricing } from './pricing.fixture.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

type Store = ReturnType<typeof createStore>;
const page = (store: Store) => (
  <Provider store={store}>
    <VatSelect label="Choose VAT country" pricing={pricing} />
    <PriceWithVat netMinor={toMinorUnits(100_000)} pricing={pricing} approxLabel="approx." />
  </Provider>
);
const complaints = vi.spyOn(console, 'error');
let leave = () => {};

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  sessionStorage.clear();
  complaints.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(page(createStore()))}</div>`;
});
afterEach(() => leave());

const select = () => document.querySelector('select') as HTMLSelectElement;
const price = () => document.querySelector('data')?.textContent;

function wake(store: Store = createStore()): Store {
  const container = document.querySelector('#root') as HTMLElement;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, page(store));
  });
  leave = () => act(() => root?.unmount());
  return store;
}

it('shows the price with the VAT of the chosen country, and stores the choice for the tab', async () => {
  wake();
  expect(price()).toBe('DKK 1,250');
  await act(() => userEvent.selectOptions(select(), 'HU'));
  expect(price()).toBe('DKK 1,270');
  expect(sessionStorage.getItem('guildhall-vat-country')).toBe('HU');
});

it('prints no choice of a country, only the price [2.3.10]', async () => {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  wake();
  expect(select().checkVisibility()).toBe(true);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(select().checkVisibility()).toBe(false);
  expect(document.querySelector('data')?.checkVisibility()).toBe(true);
});

it('restores the tab’s country after a first render equal to the server’s', () => {
  sessionStorage.setItem('guildhall-vat-country', 'LU');
  wake();
  expect(price()).toBe('DKK 1,170');
  expect(select().value).toBe('LU');
  expect(complaints).not.toHaveBeenCalled();
});

it('keeps a choice made before hydration over the tab’s stored one', async () => {
  sessionStorage.setItem('guildhall-vat-country', 'LU');
  await userEvent.selectOptions(select(), 'DE');
  const store = wake();
  expect(select().value).toBe('DE');
  expect(store.get(vatCountryAtom)).toBe('DE');
  expect(price()).toBe('DKK 1,190');
  expect(complaints).not.toHaveBeenCalled();
});

it('keeps a choice made while the page hydrates in pieces', () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const store = createStore();
  const container = document.querySelector('#root') as HTMLElement;
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, page(store));
  });
  leave = () => root?.unmount();
  // React hydrates at once when an event reaches HTML that it has not hydrated yet, and handles the event after that.
  select().value = 'DE';
  select().dispatchEvent(new Event('change', { bubbles: true }));
  expect(select().value).toBe('DE');
  expect(store.get(vatCountryAtom)).toBe('DE');
  expect(sessionStorage.getItem('guildhall-vat-country')).toBe('DE');
});

it.each(['XX', 'GR', '', '"LU"', '__proto__'])('ignores %j in the tab’s storage', (stored) => {
  sessionStorage.setItem('guildhall-vat-country', stored);
  wake();
  expect(price()).toBe('DKK 1,250');
});

it('works if the browser blocks storage', async () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  wake();
  await act(() => userEvent.selectOptions(select(), 'SE'));
  expect(price()).toBe('DKK 1,250');
  await act(() => userEvent.selectOptions(select(), 'EL'));
  expect(price()).toBe('DKK 1,240');
  denied.mockRestore();
});

it('stores nothing while the home country is chosen', async () => {
  sessionStorage.setItem('guildhall-vat-country', 'LU');
  wake();
  await act(() => userEvent.selectOptions(select(), 'DK'));
  expect(price()).toBe('DKK 1,250');
  expect(sessionStorage.getItem('guildhall-vat-country')).toBeNull();
});

it('follows another choice on the same page', () => {
  const store = wake();
  act(() => store.set(vatCountryAtom, 'MT'));
  expect(select().value).toBe('MT');
  expect(price()).toBe('DKK 1,180');
});
