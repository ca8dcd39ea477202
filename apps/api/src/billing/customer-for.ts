import type { Attempt, AttemptStore } from './attempt-store.ts';
import type { BillingSite } from './billing-site.ts';
import type { Hashes } from './hashes.ts';
import { normalizedEmail, spellingsOf } from './normalized-email.ts';
import { isRunning, type VendorCustomer, type VendorSubscription } from './vendor-answers.ts';
import type { Vendor } from './vendor.ts';

export interface CustomerParts {
  vendor: Vendor;
  store: AttemptStore;
  site: BillingSite;
  hashes: Hashes;
}

/** The vendor's customer for a sign-up. */
export interface JoiningCustomer {
  /**
   * The vendor's id: of the customer who had a membership before, else of one with this address, else a new one. Every
   * page is made with it: without an id the vendor does not check for a second subscription.
   */
  id: string;
  /** Ids of the customers with a running subscription. */
  running: string[];
}

/** How many of our ids for one address are tried: a customer who has that id may have another address by now. */
const maxIds = 20;

/**
 * Looks for the customer of an e-mail address: among all the vendor's customers with it, in any case, and among
 * those who paid for an earlier attempt under it, since a payer may change the address in the checkout.
 */
export async function customerFor(
  parts: CustomerParts,
  email: string,
  attempts: readonly Pick<Attempt, 'customerId' | 'paidAt'>[],
): Promise<JoiningCustomer> {
  const { vendor, hashes } = parts;
  const found = await customersOf(parts, email);
  const own = found.length === 0 ? await ownCustomer(vendor, hashes, email) : undefined;
  if (own?.customer) found.push(own.customer);
  const paid = attempts.flatMap(({ paidAt, customerId }) => (paidAt === undefined ? [] : [customerId]));
  const ids = [...new Set([...found.map(({ id }) => id), ...paid])];
  const subscriptions = ids.length === 0 ? [] : await vendor.subscriptionsOf(ids);
  const running = subscriptions.filter(isRunning).flatMap(({ customerId }) => customerId ?? []);
  return { id: lastMember(found, subscriptions) ?? own?.id ?? '', running };
}

/**
 * The vendor's customers with this address in any case: those that its filter finds, and those of the last sweep, since
 * that filter may be case-sensitive.
 */
export async function customersOf(
  { vendor, store, site, hashes }: CustomerParts,
  email: string,
): Promise<VendorCustomer[]> {
  const wanted = normalizedEmail(email);
  if (wanted === '') return [];
  const found = new Map<string, VendorCustomer>();
  for (const customer of await vendor.customersByEmail(spellingsOf(email))) found.set(customer.id, customer);
  for (const id of await store.customersOfEmail(site.name, hashes.ofEmail(email))) {
    const customer = found.has(id) ? undefined : await vendor.customer(id);
    if (customer && !customer.deleted) found.set(id, customer);
  }
  return [...found.values()].filter((customer) => normalizedEmail(customer.email) === wanted);
}

/** The customer with one of our ids, where the vendor's list does not show them yet; else the next free id. */
async function ownCustomer(vendor: Vendor, hashes: Hashes, email: string) {
  for (let count = 0; count < maxIds; count++) {
    const id = hashes.customerId(email, count);
    const customer = await vendor.customer(id);
    if (!customer) return { id };
    // The customer has another address by now: not this person's membership.
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
