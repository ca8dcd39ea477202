import type { BillingSite } from '../state/site-state.ts';
import { computeRefundable, refundInvoice } from '../state/invoices.ts';
import type { Invoice } from '../state/resources.ts';
import { VendorRefusal, createNotFound, createWrongValue } from '../vendor-refusal.ts';
import type { Operations } from './operations.ts';
import { createPage } from './paging.ts';
import { checkParameters, type ParameterRules } from './parameter-rules.ts';

const refundParameters: ParameterRules = {
  refund_amount: { kind: 'count' },
  comment: { max: 300 },
  customer_notes: { max: 2000 },
  'credit_note[reason_code]': {
    kind: [
      'product_unsatisfactory',
      'service_unsatisfactory',
      'order_change',
      'order_cancellation',
      'waiver',
      'other',
    ],
  },
  'credit_note[create_reason_code]': { max: 100 },
};

export function addInvoiceOperations({ get, post }: Operations, site: BillingSite): void {
  get('/invoices', ({ parameters }) => {
    const invoices = createPage(
      [...site.invoices.values()],
      parameters,
      {
        id: ({ id }) => id,
        customer_id: ({ customer_id }) => customer_id,
        subscription_id: ({ subscription_id }) => subscription_id,
        status: ({ status }) => status,
        date: ({ date }) => date,
        total: ({ total }) => total,
        updated_at: ({ updated_at }) => updated_at,
      },
      ['date', 'updated_at'],
    );
    return { ...invoices, list: invoices.list.map((invoice) => ({ invoice })) };
  });
  get('/invoices/:id', ({ id }) => ({ invoice: getInvoice(site, id) }));

  post('/invoices/:id/refund', ({ id, parameters }) => {
    const invoice = getInvoice(site, id);
    checkParameters(parameters, refundParameters);
    const left = computeRefundable(invoice);
    const amount = Number(parameters.get('refund_amount') ?? left);
    if (invoice.linked_payments.some(({ txn_status: status }) => status === 'in_progress'))
      throw new VendorRefusal('invalid_state_for_request', `A payment of ${id} is still in progress`);
    if (left === 0) throw new VendorRefusal('invalid_state_for_request', `${id} has nothing to be refunded`);
    if (amount < 1 || amount > left)
      throw createWrongValue('refund_amount', String(amount), `should be from 1 to ${left}`);
    if (site.board.get().refusesRefunds)
      throw new VendorRefusal('payment_processing_failed', 'The gateway refused: the card has expired');
    refundInvoice(site, invoice, amount, parameters.get('credit_note[reason_code]') ?? 'other');
    return { invoice, credit_note: invoice.issued_credit_notes.at(-1) };
  });
}

const pdfParameters: ParameterRules = { disposition_type: { kind: ['attachment', 'inline'] } };

/** Lifetime of a link to a PDF, s. */
const downloadS = 60 * 60;

/** `POST /invoices/:id/pdf`: a link to the file, which works for a while, for anyone who has it. */
export function addInvoiceFiles({ post }: Operations, site: BillingSite): void {
  post('/invoices/:id/pdf', ({ id, parameters }) => {
    const invoice = getInvoice(site, id);
    checkParameters(parameters, pdfParameters);
    const key = site.randomText() + site.randomText();
    const validTill = site.clock.seconds() + downloadS;
    site.downloads.set(key, { invoiceId: invoice.id, validTill });
    return {
      download: {
        download_url: `${site.origin()}/downloads/${key}`,
        valid_till: validTill,
        mime_type: 'application/pdf',
        object: 'download',
      },
    };
  });
}

function getInvoice(site: BillingSite, id: string): Invoice {
  const invoice = site.invoices.get(id);
  if (invoice === undefined) throw createNotFound('invoice', id);
  return invoice;
}
