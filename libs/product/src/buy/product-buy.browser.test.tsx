import { toBuyable } from '@guildhall/shop-client';
import { vatCountryAtom } from '@guildhall/money-react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { print, pricing } from '../product.fixture.ts';
import { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from './ProductBuy.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Chosen = ({ choice, availableForSale }: AddToCartSlotProps) => (
  <p data-chosen="">{`${choice.variantTitle} ${choice.price.amountMinor} ${availableForSale}`}</p>
);
const buy = (store = createStore(), props: Pick<ProductBuyProps, 'onChoose'> = {}) => (
  <Provider store={store}>
    <ProductBuy product={toBuyable(print)} pricing={pricing} addToCart={Chosen} {...props} />
  </Provider>
);

let root: Root | undefined;
const place = () => document.querySelector('main') as HTMLElement;
const price = () => place().querySelector('[role=status]')?.textContent;
const chosen = () => place().querySelector('[data-chosen]')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(store = createStore()) {
  act(() => {
    root = createRoot(place());
    root.render(buy(store));
  });
}

it('follows the variant with its price, and passes the variant to the cart', async () => {
  open();
  expect(price()).toContain('DKK 563');
  await act(() => userEvent.click(page.getByRole('radio', { name: '50 × 70 cm DKK 1,119' })));
  expect(price()).toContain('DKK 1,119');
  expect(chosen()).toBe('50 × 70 cm 89550 true');
});

it('fills the chosen variant, with forced colours too [2.3.11]', async () => {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })));
  open();
  const features = [{ name: 'forced-colors', value: 'active' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  const canvas = document.body.appendChild(document.createElement('i'));
  canvas.style.background = 'Canvas';
  const [chosenOne, other] = place().querySelectorAll('input');
  const read = (one: Element | undefined, part?: string) =>
    getComputedStyle(one as Element, part).backgroundColor;
  // It gets its colour in a transition.
  await expect.poll(() => read(chosenOne, '::after')).not.toBe(read(canvas));
  expect(read(other, '::after')).not.toBe(read(chosenOne, '::after'));
});

it('calls back with the variant that the visitor has chosen, once', async () => {
  const onChoose = vi.fn();
  act(() => {
    root = createRoot(place());
    root.render(buy(createStore(), { onChoose }));
  });
  await act(() => userEvent.click(page.getByRole('radio', { name: '50 × 70 cm DKK 1,119' })));
  expect(onChoose.mock.calls).toEqual([[print.variants[1]]]);
});

it('lets a radio say its price alone, and announces the price with another VAT [9.2.11]', async () => {
  open();
  const status = () => place().querySelector('[role=status]');
  await act(() => userEvent.click(page.getByRole('radio', { name: '50 × 70 cm DKK 1,119' })));
  expect(status()?.getAttribute('aria-live')).toBe('off');
  await act(() => userEvent.selectOptions(page.getByRole('combobox'), 'LU'));
  expect(status()?.hasAttribute('aria-live')).toBe(false);
  expect(price()).toContain('DKK 1,048');
});

it('shows every price with the VAT of the chosen country', async () => {
  open();
  await act(() => userEvent.selectOptions(page.getByRole('combobox'), 'LU'));
  expect(price()).toContain('DKK 527');
  expect(place().textContent).toContain('incl. 17% VAT (Luxembourg)');
  expect(place().querySelector('fieldset')?.textContent).toContain('DKK 1,048');
});

it('does not let a sold-out variant be chosen, and shows its price', () => {
  open();
  expect(page.getByRole('radio', { name: '70 × 100 cm Sold out DKK 2,000' }).element()).toHaveProperty(
    'disabled',
    true,
  );
});

it('uses what was chosen before hydration, and the tab’s stored VAT country', async () => {
  const complaint = vi.spyOn(console, 'error');
  const elsewhere = createStore();
  elsewhere.set(vatCountryAtom, 'LU');
  place().innerHTML = renderToString(buy());
  await userEvent.click(page.getByRole('radio', { name: '50 × 70 cm DKK 1,119' }));
  await act(async () => {
    root = hydrateRoot(place(), buy());
  });
  expect(chosen()).toBe('50 × 70 cm 89550 true');
  expect(price()).toContain('DKK 1,048');
  expect(page.getByRole('radio', { name: '50 × 70 cm DKK 1,048' }).element()).toHaveProperty('checked', true);
  expect(complaint).not.toHaveBeenCalled();
});
