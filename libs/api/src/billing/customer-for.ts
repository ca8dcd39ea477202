import { isMembershipPlan, type BillingSite, type Vendor, type VendorCustomer } from '@guildhall/suppliers';
import type { Attempt, AttemptStore } from './attempt-store.ts';
import type { Hashes } from './hashes.ts';
import { normaliseEmail } from '@guildhall/suppliers';
import { toSpellings } from './to-spellings.ts';
import { isRunning } from './running-subscriptions.ts';

export interface CustomerOptions {
  vendor: Vendor;
  store: AttemptStore;
  site: BillingSite;
  hashes: Hashes;
}

/** Maximum ids tried for one address in one browser. */
const maxIds = 20;

/**
 * The customers with a running membership and this email address: among all the vendor's customers with it, in any
 * case, and among those who paid in this browser after entering it, since a payer may change the address in the checkout. What
 * others entered says nothing about the owner of an address.
 *
 * @param attempts of this browser, with this address
 */
export async function findRunningCustomers(
  options: CustomerOptions,
  email: string,
  attempts: readonly Pick<Attempt, 'customerId' | 'paidAt'>[],
): Promise<string[]> {
  const found = (await findCustomers(options, email)).map(({ id }) => id);
  const paid = attempts.flatMap(({ paidAt, customerId }) => (paidAt === undefined ? [] : [customerId]));
  const ids = [...new Set([...found, ...paid])];
  const subscriptions = ids.length === 0 ? [] : await options.vendor.listSubscriptions(ids);
  return subscriptions
    .filter((one) => isRunning(one) && isMembershipPlan(options.site, one.planIds))
    .flatMap(({ customerId }) => customerId ?? []);
}

/** The person who joins. */
export interface Joiner {
  email: string;
  /** The browser's secret. */
  browser: string;
  /** The customer in the record of the member who is logged in. */
  ownCustomerId?: string | undefined;
}

/**
 * Returns the vendor's ID of the customer on a page. The vendor shows the payer what it has stored of that customer, so an
 * existing customer is used only for a member who is logged in as this customer and joins with the customer's address.
 * Everyone else gets a new one. By its ID the vendor also finds a second subscription from this browser's pages.
 */
export async function chooseCustomerId(
  { vendor, hashes }: Pick<CustomerOptions, 'vendor' | 'hashes'>,
  { email, browser, ownCustomerId }: Joiner,
): Promise<string> {
  const ownCustomer = ownCustomerId === undefined ? undefined : await vendor.findCustomer(ownCustomerId);
  if (ownCustomer && !ownCustomer.isDeleted && normaliseEmail(ownCustomer.email) === normaliseEmail(email))
    return ownCustomer.id;
  for (let count = 0; count < maxIds; count++) {
    const id = hashes.customerId(email, browser, count);
    if (!(await vendor.findCustomer(id))) return id;
  }
  throw new Error('all customer ids of an email address in a browser are taken');
}

/**
 * The vendor's customers with this address in any case: those that its filter finds, and those of the last sweep, since
 * that filter may be case-sensitive.
 */
export async function findCustomers(
  { vendor, store, site, hashes }: CustomerOptions,
  email: string,
): Promise<VendorCustomer[]> {
  const wanted = normaliseEmail(email);
  if (wanted === '') return [];
  const found = new Map<string, VendorCustomer>();
  for (const customer of await vendor.listCustomersByEmail(toSpellings(email)))
    found.set(customer.id, customer);
  for (const id of await store.listCustomerIds(site.name, hashes.hashEmail(email))) {
    const customer = found.has(id) ? undefined : await vendor.findCustomer(id);
    if (customer && !customer.isDeleted) found.set(id, customer);
  }
  return [...found.values()].filter((customer) => normaliseEmail(customer.email) === wanted);
}
