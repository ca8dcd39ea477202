import type { MemberStatusResponse } from '@guildhall/api-contract/members';
import type { MemberVendor } from '@guildhall/suppliers';
import { createAccountCalls, type AccountOptions } from './account-calls.ts';
import type { Subscription } from './invoice-store.ts';
import { readDetails } from './read-details.ts';
import { getSubscriptionStatus } from './subscription-status.ts';

/** Creates what members see of their membership. There is no portal. */
export function createMemberVendor(options: AccountOptions): MemberVendor {
  const { store } = options;
  return {
    async fetchStatus(customerId) {
      const status = toMemberStatus(await store.listSubscriptions([customerId]), options);
      const invoice = await store.findLastPaidInvoice(customerId);
      return { ...status, ...(invoice && { contract: invoice.reference }) };
    },
    portal: undefined,
    account: createAccountCalls(options),
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
      change: (customerId, changes) => store.changeDetails(customerId, changes, options.now()),
    },
  };
}

/** Nobody is charged: an active membership has no day on which it renews by itself. */
function toMemberStatus(
  subscriptions: readonly Subscription[],
  { site, now }: AccountOptions,
): MemberStatusResponse {
  if (subscriptions.length === 0) return { status: 'none' };
  const statuses = subscriptions.map((one) => getSubscriptionStatus(one, site, now()));
  const status = (['active', 'non_renewing', 'cancelled'] as const).find((one) => statuses.includes(one));
  if (status === undefined || status === 'active') return { status: status ?? 'none' };
  const ends = subscriptions
    .filter((_one, index) => statuses[index] === status)
    .map(({ endedAt, paidUntil }) => endedAt ?? paidUntil);
  return { status, endsAt: new Date(Math.max(...ends)).toISOString() };
}
