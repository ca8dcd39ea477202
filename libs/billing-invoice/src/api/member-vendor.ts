import type { MemberStatusResponse } from '@guildhall/api-contract/members';
import type { CustomerDetails, MemberVendor } from '@guildhall/suppliers';
import type { InvoiceStore, Subscription } from './invoice-store.ts';
import { isPaidNow } from './subscription-status.ts';

/** Creates what members see of their membership. There is no portal. */
export function createMemberVendor({ store, now }: { store: InvoiceStore; now: () => number }): MemberVendor {
  return {
    async fetchStatus(customerId) {
      const status = toMemberStatus(await store.listSubscriptions([customerId]), now());
      const invoice = await store.findLastPaidInvoice(customerId);
      return { ...status, ...(invoice && { contract: invoice.reference }) };
    },
    portal: undefined,
    async findContact(customerId) {
      const customer = await store.findCustomer(customerId);
      if (!customer) return undefined;
      return { email: customer.email, name: (await readDetails(store, customerId)).name };
    },
    details: {
      async find(customerId) {
        const customer = await store.findCustomer(customerId);
        return customer && { email: customer.email, ...(await readDetails(store, customerId)) };
      },
      change: (customerId, changes) => store.changeDetails(customerId, changes, now()),
    },
  };
}

function toMemberStatus(subscriptions: readonly Subscription[], now: number): MemberStatusResponse {
  if (subscriptions.length === 0) return { status: 'none' };
  const paid = subscriptions.filter((one) => isPaidNow(one, now));
  const isPaid = paid.length > 0;
  const ends = (isPaid ? paid : subscriptions).map(({ endedAt, paidUntil }) => endedAt ?? paidUntil);
  return { status: isPaid ? 'non_renewing' : 'cancelled', endsAt: new Date(Math.max(...ends)).toISOString() };
}

/** Reads what the member has changed; the rest is as it was typed at the last sign-up. */
async function readDetails(store: InvoiceStore, customerId: string): Promise<Omit<CustomerDetails, 'email'>> {
  const { name, address } = await store.findDetails(customerId);
  const payer = (await store.findLastPaidInvoice(customerId))?.payer;
  return {
    name: name ?? payer?.name ?? '',
    // The first line of those is the name.
    ...(address ? { address } : payer && { lines: payer.address.slice(1) }),
  };
}
