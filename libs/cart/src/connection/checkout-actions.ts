import type { InvoiceOutcome } from '../invoice-call/request-invoice.ts';
import { toSafeExitUrl } from '@guildhall/safe-content';
import type { Store } from 'jotai';
import { cartStateAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import type { createInvoiceRequester } from '../invoice/create-invoice-requester.ts';
import type { CartConnection } from './cart-connection.ts';
import type { CartConnectionOptions } from './connection-options.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** The two exits from the page with the cart: to the checkout and to an invoice. */
export function createCheckoutActions(
  store: Store,
  options: CartConnectionOptions,
  environment: BrowserEnvironment,
  close: () => void,
): Pick<CartConnection, 'checkOut' | 'requestInvoice'> {
  const { checkoutOrigins, locale = 'en' } = options;
  let request: ReturnType<typeof createInvoiceRequester> | undefined;

  /** Loaded with the form, because few visitors need an invoice. One per page, because it stores the attempt. */
  async function loadRequester() {
    return import('../invoice/create-invoice-requester.ts').then(
      (invoice) => (request ??= invoice.createInvoiceRequester(options)),
    );
  }

  return {
    checkOut() {
      const cart = store.get(cartStateAtom);
      const url = toSafeExitUrl(cart.checkout?.webUrl, { origins: checkoutOrigins, locale });
      if (url) {
        options.onActivity?.('checkout', cart);
        environment.navigate(url);
      } else store.set(cartNoticesAtom, [{ kind: 'address refused' }]);
    },
    async requestInvoice(buyer, waiting): Promise<InvoiceOutcome> {
      const cart = store.get(cartStateAtom);
      const lineItems = cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
      const requestOnce = await loadRequester().catch(() => undefined);
      // Nothing was requested.
      if (requestOnce === undefined) return { outcome: 'later', why: 'not now', message: '', afterMs: 0 };
      const response = await requestOnce({ ...buyer, lineItems }, waiting);
      if (response.outcome !== 'made') return response;
      options.onActivity?.('invoice', cart);
      close();
      environment.navigate(response.invoiceUrl);
      return response;
    },
  };
}
