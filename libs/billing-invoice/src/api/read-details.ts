import type { CustomerDetails } from '@guildhall/suppliers';
import type { InvoiceStore } from './invoice-store.ts';

/** Reads what the member has changed; the rest is as it was typed at the last sign-up. */
export async function readDetails(
  store: InvoiceStore,
  customerId: string,
): Promise<Omit<CustomerDetails, 'email'>> {
  const { name, address: changed } = await store.findDetails(customerId);
  const payer = (await store.findLastPaidInvoice(customerId))?.payer;
  const address = changed ?? payer?.parts;
  return {
    name: name ?? payer?.name ?? '',
    // The first line of those is the name.
    ...(address ? { address } : payer && { lines: payer.address.slice(1) }),
  };
}
