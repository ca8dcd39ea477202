import type { SdocAnswer, SdocRequest } from '@guildhall/api-contract';

/** What is asked for: the buyer as typed, and what is in the cart. */
export type InvoiceRequest = SdocRequest;

/** Who buys: country and VAT number, perhaps an e-mail address and the company's name. */
export type InvoiceBuyer = Omit<InvoiceRequest, 'lineItems'>;

/** A field of which an answer says that it is to be corrected. */
export type InvoiceField = NonNullable<Extract<SdocAnswer, { success: false }>['field']>;

/**
 * `made`: the invoice is there. `refused`: it is not, and why, in words for the visitor; an empty text where nothing
 * was said; `field` is the one to be corrected. `failed`: no answer came, and asking again makes no second invoice.
 */
export type InvoiceOutcome =
  | { outcome: 'made'; invoiceUrl: string }
  | { outcome: 'refused'; message: string; field?: InvoiceField }
  | { outcome: 'failed' };

/** Asks for an invoice; `attempt` is the same when the same is asked again after a lost answer. */
export type RequestInvoice = (request: InvoiceRequest, attempt: string) => Promise<InvoiceOutcome>;

/** Asks by `POST /api/v1/sdoc` of the page's own origin. Never rejects. */
export function invoiceByApi(url = '/api/v1/sdoc', fetchFrom: typeof fetch = fetch): RequestInvoice {
  return async (request, attempt) => {
    try {
      const response = await fetchFrom(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': attempt },
        body: JSON.stringify(request),
      });
      const answer: unknown = await response.json();
      return response.ok || response.status < 500 ? outcomeOf(answer) : { outcome: 'failed' };
    } catch {
      return { outcome: 'failed' };
    }
  };
}

function outcomeOf(answer: unknown): InvoiceOutcome {
  const { success, invoiceUrl, message, field } = (answer ?? {}) as Record<string, unknown>;
  if (success === true && typeof invoiceUrl === 'string') return { outcome: 'made', invoiceUrl };
  const why = typeof message === 'string' ? message.trim() : '';
  return { outcome: 'refused', message: why, ...(isField(field) && why && { field }) };
}

function isField(field: unknown): field is InvoiceField {
  return field === 'country' || field === 'vatNr' || field === 'email';
}
