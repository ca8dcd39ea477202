import { InfoMessages } from '@guildhall/ui';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { AddToCart } from '../add-to-cart/AddToCart.tsx';
import { connectCart } from '../connection/connect-cart.ts';
import type { CartConnectionOptions } from '../connection/connection-options.ts';
import { createModelClient } from '../connection/model-client.fixture.ts';
import { createBrowser } from '../connection/browser-environment.fixture.ts';
import { createDraft, eventDraft } from '../lines/cart-lines.fixture.ts';
import { largeCones, pairs } from '../state/model-shop.fixture.ts';
import { CartDrawer } from './CartDrawer.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Another kind of place at the same event. */
const otherTicket = { ...eventDraft, variantId: 'variant E2', title: 'An evening, under 18' };

const products = [createDraft('A'), createDraft('B'), largeCones, eventDraft, otherTicket, pairs];

/** A page with products, the drawer and a shop with the given responses. Its time stands still except for `pass`. */
export async function openCartPage(
  fate?: Parameters<typeof createModelClient>[0],
  options: Partial<CartConnectionOptions> = {},
  { openTab, stored } = createBrowser(),
  drawer = <CartDrawer />,
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shop = createModelClient(fate);
  const store = createStore();
  connectCart(store, {
    shop: shop.client,
    checkoutOrigins: ['https://shop.example'],
    environment: openTab(),
    ...options,
  });
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.useRealTimers();
  });
  await act(async () =>
    root.render(
      <Provider store={store}>
        {products.map((product) => (
          <AddToCart key={product.variantId} product={product} texts={{ add: `Add ${product.title}` }} />
        ))}
        {drawer}
        <InfoMessages />
      </Provider>,
    ),
  );
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const getByLabel = (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>('button, a, input')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    );
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  /** Presses a button; the drawer is open and audible after it. */
  const click = async (name: string) => {
    await act(async () => {
      getByLabel(name).focus();
      getByLabel(name).click();
    });
    await pass(100);
  };
  const getDialog = () => place.querySelector('dialog') as HTMLDialogElement;
  const getLines = () =>
    [...getDialog().querySelectorAll('li')].map(
      (line) => `${line.querySelector('input')?.value} ${line.querySelector('h3')?.textContent}`,
    );
  return { place, click, pass, getByLabel, getDialog, getLines, shop, stored, store };
}
