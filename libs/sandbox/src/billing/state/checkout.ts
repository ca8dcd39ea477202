import type { BillingSite } from './site-state.ts';
import { addCustomer, readAddress, addSubscription, readGroup, listSubscriptions } from './customers.ts';
import { addInvoice } from './invoices.ts';
import { isRunning, type Address, type Customer, type HostedPage } from './resources.ts';

export type PaymentOutcome = 'paid' | 'paid before' | 'expired' | 'cancelled' | 'subscribed already';

export function isExpired(site: BillingSite, page: HostedPage): boolean {
  return site.clock.seconds() >= page.expires_at;
}

/** Returns true while the page can be paid. */
export function isPayable(site: BillingSite, page: HostedPage): boolean {
  return (page.state === 'created' || page.state === 'requested') && !isExpired(site, page);
}

/**
 * Pays a hosted page. `email` is as submitted in the form, where the payer may have changed it. The vendor looks for a
 * running subscription only if the page was created for a known customer.
 */
export function pay(site: BillingSite, page: HostedPage, email: string): PaymentOutcome {
  if (page.content) return 'paid before';
  if (page.state === 'cancelled') return 'cancelled';
  if (isExpired(site, page)) return 'expired';
  const id = page.fields.get('customer[id]');
  const known = id === undefined ? undefined : site.customers.get(id);
  const { refusesSecond, paysLater } = site.board.get();
  if (known && refusesSecond && listSubscriptions(site, known.id).some(isRunning))
    return 'subscribed already';

  const customer = createCustomer(site, page, email, known);
  const subscription = addSubscription(site, {
    customerId: customer.id,
    planId: page.planId,
    shippingAddress: readAddress(page.fields, 'shipping_address'),
  });
  const total = site.plans().find((plan) => plan.id === page.planId)?.price ?? 0;
  const invoice = addInvoice(site, customer, subscription, { total, isPaid: !paysLater });
  page.state = 'succeeded';
  delete page.failure_reason;
  page.content = structuredClone({ customer, subscription, invoice });
  site.touch(page);
  if (!known) site.report('customer_created', 'hosted_page', { customer });
  site.report('subscription_created', 'hosted_page', { subscription, customer });
  if (!paysLater) site.report('payment_succeeded', 'hosted_page', { subscription, customer, invoice });
  return 'paid';
}

/** Details that the vendor has stored for the customer a page names: the page shows and reuses them. */
export function getStoredDetails(
  site: BillingSite,
  page: HostedPage,
): { address: Address; card: string | undefined } {
  const customer = site.customers.get(page.fields.get('customer[id]') ?? '');
  return {
    address: { object: 'billing_address', ...customer?.billing_address },
    card: site.cards.get(customer?.primary_payment_source_id ?? ''),
  };
}

/** The payer becomes a customer, or the known one is updated from the form. */
function createCustomer(
  site: BillingSite,
  page: HostedPage,
  email: string,
  known: Customer | undefined,
): Customer {
  const { id, ...given } = readGroup(page.fields, 'customer');
  const { address: stored } = getStoredDetails(site, page);
  const address = { ...stored, ...readAddress(page.fields, 'billing_address') };
  const source = known?.primary_payment_source_id ?? `pm_${site.randomText()}`;
  if (!site.cards.has(source)) site.cards.set(source, '1111');
  const values = {
    ...{ ...given, email, billing_address: address },
    ...{ card_status: 'valid', primary_payment_source_id: source },
  };
  if (known === undefined) {
    const customer = addCustomer(site, values, site.board.get().makesOwnIds ? undefined : id);
    customer['card_status'] = 'valid';
    return customer;
  }
  Object.assign(known, values);
  site.touch(known);
  site.report('customer_changed', 'hosted_page', { customer: known });
  return known;
}
