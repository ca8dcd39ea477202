import * as v from 'valibot';
import type { BillingSite } from './billing-site.ts';
import { invoiceSchema, type VendorInvoice } from './vendor-responses.ts';
import { listAll, read, sdkCall, type Sdk } from './vendor-sdk.ts';

/** The calls with which one sees whether a subscription is paid, and to undo it. Rejects as the other calls of the vendor. */
export interface VendorPayments {
  listInvoices(subscriptionId: string): Promise<VendorInvoice[]>;
  /** Ends a subscription now, without credits; what is still due is written off. A second call is refused (409). */
  endSubscription(id: string): Promise<void>;
  /**
   * Refunds a payment to the card. Repeated calls within half an hour refund it once.
   *
   * @param amount in minor units
   */
  refund(invoiceId: string, amount: number): Promise<void>;
}

export function createPaymentCalls(sdk: Sdk, { catalogue }: BillingSite): VendorPayments {
  return {
    async listInvoices(subscriptionId) {
      const filter = () => ({ subscription_id: { is: subscriptionId } });
      const entries = await listAll(
        (page) => sdk.invoice.list({ ...filter(), ...page }),
        ({ invoice }) => invoice,
      );
      return read(v.array(invoiceSchema), entries);
    },
    async endSubscription(id) {
      const how = {
        end_of_term: false,
        // Credits would be a second refund of the same money; the payment itself is refunded.
        credit_option_for_current_term_charges: 'none',
        account_receivables_handling: 'write_off',
      } as const;
      if (catalogue === '1') await sdkCall(() => sdk.subscription.cancel(id, how));
      else await sdkCall(() => sdk.subscription.cancelForItems(id, how));
    },
    async refund(invoiceId, amount) {
      const headers = { 'chargebee-idempotency-key': `guildhall-refund-${invoiceId}-${amount}` };
      const how = { refund_amount: amount, credit_note: { reason_code: 'order_cancellation' } } as const;
      await sdkCall(() => sdk.invoice.refund(invoiceId, how, headers));
    },
  };
}
