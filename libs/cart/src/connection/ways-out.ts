import type { InvoiceOutcome } from '@guildhall/api-contract';
import { safeWayOut } from '@guildhall/safe-content';
import type { Store } from 'jotai';
import { cartStateAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import type { createAskForInvoice } from '../invoice/ask-for-invoice.ts';
import type { CartConnection } from './cart-connection.ts';
import type { CartConnectionOptions } from './connect-cart.ts';
import type { Surroundings } from './surroundings.ts';

/** The two ways in which a visitor leaves the page with the cart: to the checkout and to an invoice. */
export function waysOut(
  store: Store,
  options: CartConnectionOptions,
  surroundings: Surroundings,
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
      const address = safeWayOut(checkout?.webUrl, { origins: checkoutOrigins, locale });
      if (address) surroundings.leave(address);
      else store.set(cartNoticesAtom, [{ kind: 'no way out' }]);
    },
    async requestInvoice(buyer, waiting): Promise<InvoiceOutcome> {
      const { lines } = store.get(cartStateAtom);
      const lineItems = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
      const ask = await invoices().catch(() => undefined);
      if (ask === undefined) return { outcome: 'failed' };
      const answer = await ask({ ...buyer, lineItems }, waiting);
      if (answer.outcome !== 'made') return answer;
      close();
      surroundings.leave(answer.invoiceUrl);
      return answer;
    },
  };
}
