// In a browser: hydrates the same page, and connects its cart to the shop.
import '@guildhall/blocks/styles.css'; // The order of the style sheets does not matter
import '@guildhall/cart/styles.css';
import '@guildhall/money-react/styles.css';
import '@guildhall/product/styles.css';
import '@guildhall/signup/styles.css';
import '@guildhall/ui/base.css'; // Only if your site has no styles of its own
import '@guildhall/ui/styles.css';
import '@guildhall/ui/fonts.css';
import { connectCart } from '@guildhall/cart';
import { createCartClient, sendToApi } from '@guildhall/shop-client';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadCards } from './load-cards.ts';
import { Page } from './Page.tsx';
import type { PageData } from './read-page.ts';

const store = createStore();
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PageData;

hydrateRoot(
  document.getElementById('page') as HTMLElement,
  <StrictMode>
    <Provider store={store}>
      <Page data={data} loadCards={loadCards} />
    </Provider>
  </StrictMode>,
);
connectCart(store, {
  shop: createCartClient({ send: sendToApi() }), // POST /api/v1/sca of your own origin
  checkoutOrigins: ['https://shop.example'],
  shopCountry: 'DK',
});
