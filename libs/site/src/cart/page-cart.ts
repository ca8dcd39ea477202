import { connectCart } from '@guildhall/cart';
import { createCartClient, sendToApi } from '@guildhall/shop-client';
import type { Store } from 'jotai';
import { readBootData } from '../boot-data.ts';
import type { CartActivityGlobals } from '../tracking/cart-activity.ts';
import type { ShopFacts } from '../page/shop-facts.ts';

/** Filled in by the build (`src/vite/guildhall.ts`). */
const facts = import.meta.env.GUILDHALL_SHOP as ShopFacts | undefined;

let isConnected = false;

/** Connects the page's cart, when an island first needs it. Later calls do nothing. */
export function connectPageCart(store: Store): void {
  if (isConnected) return;
  isConnected = true;
  // The origins of the checkout, then the vendors of events.
  const [origins = '', ...eventVendors] = readBootData('shop')?.split(',') ?? [];
  connectCart(store, {
    shop: createCartClient({ send: sendToApi(), eventVendors }),
    checkoutOrigins: origins.split(' '),
    ...facts,
    locale: document.documentElement.lang || 'en',
    onActivity: (...activity) => (globalThis as CartActivityGlobals).guildhallCart?.(...activity),
    onUserErrors: (errors) => console.warn('The shop rejected a change to the cart', errors),
    onWarnings: (warnings) => console.warn('The shop sent warnings about the cart', warnings),
  });
}
