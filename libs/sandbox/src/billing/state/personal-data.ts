import { VendorRefusal } from '../vendor-refusal.ts';
import { listSubscriptions } from './customers.ts';
import type { Customer, Subscription } from './resources.ts';
import type { BillingSite } from './site-state.ts';

/** Fields of a customer that are no personal data; all others are cleared. */
const kept = new Set([
  ...['id', 'object', 'auto_collection', 'net_term_days', 'allow_direct_debit', 'card_status'],
  ...['promotional_credits', 'refundable_credits', 'excess_payments', 'unbilled_charges'],
  ...['preferred_currency_code', 'deleted', 'created_at', 'updated_at', 'resource_version'],
]);

/**
 * Clears a customer's personal data, as documented: only once all subscriptions are cancelled, at once or after the retention period of the
 * site's settings. Invoices keep their amounts.
 */
export function clearPersonalData(site: BillingSite, customer: Customer): void {
  const { clearsLater } = site.board.get();
  const subscriptions = listSubscriptions(site, customer.id);
  if (subscriptions.some(({ status }) => status !== 'cancelled') || 'pii_cleared' in customer)
    throw new VendorRefusal(
      'invalid_state_for_request',
      `Personal data of the customer ${customer.id} cannot be cleared`,
    );
  if (clearsLater) {
    customer['pii_cleared'] = 'scheduled_for_clear';
    site.touch(customer);
    return;
  }
  site.cards.delete(customer.primary_payment_source_id ?? '');
  for (const name of Object.keys(customer)) if (!kept.has(name)) Reflect.deleteProperty(customer, name);
  Object.assign(customer, { pii_cleared: 'cleared', card_status: 'no_card' });
  for (const subscription of subscriptions) delete subscription.shipping_address;
  for (const page of site.pages.values())
    if (page.content?.customer.id === customer.id) {
      page.fields = new Map();
      page.content = structuredClone({ ...page.content, customer });
      delete page.content.subscription.shipping_address;
    }
  for (const { content } of site.events) {
    const { customer: copy, subscription } = content as { customer?: Customer; subscription?: Subscription };
    if (copy?.id === customer.id) content['customer'] = structuredClone(customer);
    if (subscription?.customer_id === customer.id) delete subscription.shipping_address;
  }
  site.touch(customer);
}
