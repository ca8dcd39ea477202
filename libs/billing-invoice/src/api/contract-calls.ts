import type { VendorContract, VendorContracts } from '@guildhall/suppliers';
import type { Invoice } from './invoice-rows.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { isPaidNow } from './subscription-status.ts';

/**
 * Creates what people who withdraw or cancel need. A sign-up is the contract, which is ended whether it is paid or not; the invoices of
 * its next terms are other names of it.
 */
export function createContractCalls({
  store,
  now,
}: {
  store: InvoiceStore;
  now: () => number;
}): VendorContracts {
  return {
    async listContracts(spellings) {
      const found = new Map<string, Invoice>();
      for (const email of spellings)
        for (const invoice of await store.listInvoicesOfEmail(email)) found.set(invoice.id, invoice);
      return Promise.all([...found.values()].map((invoice) => toContract(store, invoice, now())));
    },
    async stopRenewal(subscriptionId) {
      await store.stopRenewal(subscriptionId, now());
      const subscription = await store.findSubscription(subscriptionId);
      return subscription && (subscription.endedAt ?? subscription.paidUntil);
    },
    async endUnpaid(reference) {
      return (await store.cancel(reference, now())).outcome !== 'paid';
    },
  };
}

async function toContract(
  store: InvoiceStore,
  { reference, customerId, plan, createdAt, subscriptionId }: Invoice,
  now: number,
): Promise<VendorContract> {
  const subscription =
    subscriptionId === undefined ? undefined : await store.findSubscription(subscriptionId);
  const invoices = subscriptionId === undefined ? [] : await store.listInvoicesOfSubscription(subscriptionId);
  const others = invoices.map((one) => one.reference).filter((one) => one !== reference);
  return {
    ...{ references: [reference, ...others], customerId, planIds: [plan], concludedAt: createdAt },
    ...(subscription && {
      subscriptionId: subscription.id,
      endsAt: subscription.endedAt ?? subscription.paidUntil,
    }),
    isOpen: subscription === undefined || isPaidNow(subscription, now),
  };
}
