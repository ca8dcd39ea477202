import type { BillingSite } from './site-state.ts';
import type { Customer, Invoice, Subscription } from './resources.ts';

/** Adds the invoice of a subscription's first term. `isPaid: false`: its payment is still in progress at the bank. */
export function addInvoice(
  site: BillingSite,
  customer: Customer,
  subscription: Subscription,
  { total, isPaid }: { total: number; isPaid: boolean },
): Invoice {
  const { created_at: at, ...stamp } = site.stamp();
  const invoice: Invoice = {
    id: `inv_${site.randomText()}`,
    object: 'invoice',
    customer_id: customer.id,
    subscription_id: subscription.id,
    recurring: true,
    currency_code: site.seed.currency,
    date: at,
    created_at: at,
    ...stamp,
    total,
    status: isPaid ? 'paid' : 'payment_due',
    amount_paid: isPaid ? total : 0,
    amount_due: isPaid ? 0 : total,
    write_off_amount: 0,
    linked_payments: [
      {
        txn_id: `txn_${site.randomText()}`,
        applied_amount: total,
        applied_at: at,
        txn_status: isPaid ? 'success' : 'in_progress',
      },
    ],
    issued_credit_notes: [],
    deleted: false,
  };
  site.invoices.set(invoice.id, invoice);
  return invoice;
}

export function endPayment(site: BillingSite, invoice: Invoice, isPaid: boolean): void {
  for (const payment of invoice.linked_payments) payment.txn_status = isPaid ? 'success' : 'failure';
  invoice.status = isPaid ? 'paid' : 'not_paid';
  invoice.amount_paid = isPaid ? invoice.total : 0;
  invoice.amount_due = isPaid ? 0 : invoice.total;
  site.touch(invoice);
  const subscription = site.subscriptions.get(invoice.subscription_id);
  const customer = site.customers.get(invoice.customer_id);
  site.report(isPaid ? 'payment_succeeded' : 'payment_failed', 'scheduled_job', {
    ...{ invoice, subscription, customer },
  });
}

/** The amount that can still be refunded of an invoice paid online. */
export function computeRefundable({ amount_paid: paid, issued_credit_notes: notes }: Invoice): number {
  return paid - notes.reduce((sum, note) => sum + note.cn_total, 0);
}

/** Refunds an amount. The invoice keeps its status, as at the vendor. */
export function refundInvoice(site: BillingSite, invoice: Invoice, amount: number, reason: string): void {
  invoice.issued_credit_notes.push({
    cn_id: `cn_${site.randomText()}`,
    cn_reason_code: reason,
    cn_date: site.clock.seconds(),
    cn_total: amount,
    cn_status: 'refunded',
  });
  site.touch(invoice);
  const customer = site.customers.get(invoice.customer_id);
  site.report('payment_refunded', 'api', { invoice, customer });
}

export function listInvoices(site: BillingSite, subscriptionId: string): Invoice[] {
  return [...site.invoices.values()].filter((one) => one.subscription_id === subscriptionId);
}

/** Writes off the amount still due. */
export function writeOff(site: BillingSite, invoice: Invoice): void {
  if (invoice.amount_due === 0) return;
  Object.assign(invoice, { status: 'paid', write_off_amount: invoice.amount_due, amount_due: 0 });
  site.touch(invoice);
}
