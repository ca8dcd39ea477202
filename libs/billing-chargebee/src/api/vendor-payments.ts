import type { VendorPayments } from '@guildhall/suppliers';
import * as v from 'valibot';
import type { ChargebeeSite } from './chargebee-site.ts';
import { invoiceSchema } from './vendor-responses.ts';
import { listAll, read, sdkCall, type Sdk } from './vendor-sdk.ts';

export function createPaymentCalls(sdk: Sdk, { catalogue }: ChargebeeSite): VendorPayments {
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
    async refundInvoice(invoiceId, amountMinor) {
      const headers = { 'chargebee-idempotency-key': `guildhall-refund-${invoiceId}-${amountMinor}` };
      const how = {
        refund_amount: amountMinor,
        credit_note: { reason_code: 'order_cancellation' },
      } as const;
      await sdkCall(() => sdk.invoice.refund(invoiceId, how, headers));
    },
  };
}
