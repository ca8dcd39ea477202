import type { InvoiceOutcome } from '@guildhall/api-contract';
import { toSafeExitUrl } from '@guildhall/safe-content';
import type { Store } from 'jotai';
import { cartStateAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import type { createAskForInvoice } from '../invoice/ask-for-invoice.ts';
import type { CartConnection } from './cart-connection.ts';
import type { CartConnectionOptions } from './connection-options.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** The two ways in which a visitor leaves the page with the cart: to the checkout and to an invoice. */
export function createCheckoutActions(
  store: Store,
  options: CartConnectionOptions,
  environment: BrowserEnvironment,
  close: () => void,
): Pick<CartConnection, 'checkOut' | 'requestInvoice'> {
  const { checkoutOrigins, locale = 'en' } = options;
  let asking: ReturnType<typeof createAskForInvoice> | undefined;

  /** Fetched with the form: few visitors ask for an invoice. One for the page, because it remembers the attempt. */
  async function invoices() {
    const { createAskForInvoice } = await import('../invoice/ask-for-invoice.ts');
    return (asking ??= createAskForInvoice(options));
  }

  return {
    checkOut() {
      const { checkout } = store.get(cartStateAtom);
      const address = toSafeExitUrl(checkout?.webUrl, { origins: checkoutOrigins, locale });
      if (address) environment.leave(address);
      else store.set(cartNoticesAtom, [{ kind: 'address refused' }]);
    },
    async requestInvoice(buyer, waiting): Promise<InvoiceOutcome> {
      const { lines } = store.get(cartStateAtom);
      const lineItems = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
      const ask = await invoices().catch(() => undefined);
      if (ask === undefined) return { outcome: 'failed' };
      const answer = await ask({ ...buyer, lineItems }, waiting);
      if (answer.outcome !== 'made') return answer;
      close();
      environment.leave(answer.invoiceUrl);
      return answer;
    },
  };
}
