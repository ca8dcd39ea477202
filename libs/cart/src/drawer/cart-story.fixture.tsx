import { InfoMessages } from '@guildhall/ui';
import { Provider } from 'jotai';
import { useState, type ReactElement } from 'react';
import { createStoreWith, type CartInStore } from './cart-in-store.fixture.ts';
import { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx';

/** The drawer over a page, with a cart; the stack of messages lies behind it, as on the site. */
export function CartStory({ cart, ...props }: CartDrawerProps & { cart: CartInStore }): ReactElement {
  const [store] = useState(() => createStoreWith(cart));
  return (
    <Provider store={store}>
      <CartDrawer {...props} />
      <InfoMessages />
    </Provider>
  );
}
