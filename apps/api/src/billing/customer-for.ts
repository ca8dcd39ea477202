import type { Attempt } from './attempt-store.ts';
import type { Hashes } from './hashes.ts';
import { normalizedEmail, spellingsOf } from './normalized-email.ts';
import { isRunning, type VendorCustomer, type VendorSubscription } from './vendor-answers.ts';
import type { Vendor } from './vendor.ts';

/** As whom somebody joins. */
export interface JoiningCustomer {
  /**
   * The vendor's id: of the customer who had a membership before, else of one with this address, else a new one. It is
   * always passed on: without it the vendor does not look for a second subscription.
   */
  id: string;
  /** Ids of the customers who have a subscription that runs. */
  running: string[];
}

/** So many ids of ours may belong to customers who have changed their address since. */
const maxIds = 20;

/**
 * Looks for the customer of an e-mail address: among all the vendor's customers with it, in whatever case, and among
 * those who paid for an earlier attempt under it, since a payer may change the address in the checkout.
 */
export async function customerFor(
  { vendor, hashes }: { vendor: Vendor; hashes: Hashes },
  email: string,
  attempts: readonly Pick<Attempt, 'customerId' | 'paidAt'>[],
): Promise<JoiningCustomer> {
  const found = await customersOf(vendor, email);
  const own = found.length === 0 ? await ownCustomer(vendor, hashes, email) : undefined;
  if (own?.customer) found.push(own.customer);
  const paid = attempts.flatMap(({ paidAt, customerId }) => (paidAt === undefined ? [] : [customerId]));
  const ids = [...new Set([...found.map(({ id }) => id), ...paid])];
  const subscriptions = ids.length === 0 ? [] : await vendor.subscriptionsOf(ids);
  const running = subscriptions.filter(isRunning).flatMap(({ customerId }) => customerId ?? []);
  return { id: lastMember(found, subscriptions) ?? own?.id ?? '', running };
}

/** The vendor's customers with this address, in whatever case. */
export async function customersOf(vendor: Vendor, email: string): Promise<VendorCustomer[]> {
  const wanted = normalizedEmail(email);
  const found = await vendor.customersByEmail(spellingsOf(email));
  return found.filter((customer) => normalizedEmail(customer.email) === wanted);
}

/** The customer under an id of ours, where the vendor's list does not show them yet; else the next id that is free. */
async function ownCustomer(vendor: Vendor, hashes: Hashes, email: string) {
  for (let count = 0; count < maxIds; count++) {
    const id = hashes.customerId(email, count);
    const customer = await vendor.customer(id);
    if (!customer) return { id };
    // Another address by now: this is somebody else's membership.
    if (!customer.deleted && normalizedEmail(customer.email) === normalizedEmail(email))
      return { id, customer };
  }
  throw new Error('all customer ids of an e-mail address are taken');
}

function lastMember(customers: readonly VendorCustomer[], subscriptions: readonly VendorSubscription[]) {
  const ids = customers.map(({ id }) => id).sort();
  const last = subscriptions
    .filter(({ customerId }) => customerId !== undefined && ids.includes(customerId))
    .sort((one, other) => other.createdAt - one.createdAt)[0];
  return last?.customerId ?? ids[0];
}
