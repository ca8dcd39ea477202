import { apiErrorSchema } from '@guildhall/api-contract/errors';
import {
  sdocResponseSchema,
  sdocResultSchema,
  type SdocRequest,
  type SdocResponse,
} from '@guildhall/api-contract/invoice';
import { parseResponse } from '@guildhall/api-contract/responses';

/** The buyer, and the variants with their quantities. */
export type InvoiceRequest = SdocRequest;

/** The buyer: country and VAT number, email address and company name. */
export type InvoiceBuyer = Omit<InvoiceRequest, 'lineItems'>;

/** The field to correct, if the response names one. */
type InvoiceField = NonNullable<Extract<SdocResponse, { success: false }>['field']>;

/**
 * `made`: the invoice is ready. `refused`: there will be none; `message` says why, and is empty if no reason was given;
 * `field` is the one to correct. `later`: not decided yet. `failed`: no response arrived. After the last two, another
 * request creates no second invoice.
 */
export type InvoiceOutcome =
  | { outcome: 'made'; invoiceUrl: string }
  | { outcome: 'refused'; message: string; field?: InvoiceField }
  | InvoiceLater
  | { outcome: 'failed' };

/** An invoice that is not decided yet: the same request may be sent again later. */
export interface InvoiceLater {
  outcome: 'later';
  why: 'not now' | 'being made' | 'too many requests';
  /** For the visitor; empty if the api sent none. */
  message: string;
  /** Time until the next request, ms. */
  afterMs: number;
}

/** Requests an invoice. `attempt` stays the same for the same request until its invoice is made or refused for good. */
export type RequestInvoice = (request: InvoiceRequest, attempt: string) => Promise<InvoiceOutcome>;

/**
 * Creates a function that calls `POST /api/v1/sdoc` on the page's own origin and never rejects.
 *
 * @example
 * import { connectCart } from '@guildhall/cart';
 * import { createCartClient, sendToApi } from '@guildhall/shop-client';
 *
 * const requestInvoice = createInvoiceCall('https://shop-api.example/api/v1/sdoc');
 * connectCart(store, { shop: createCartClient({ send: sendToApi() }), checkoutOrigins: [], requestInvoice });
 */
export function createInvoiceCall(url = '/api/v1/sdoc', fetchFrom: typeof fetch = fetch): RequestInvoice {
  return async (request, attempt) => {
    try {
      const response = await fetchFrom(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': attempt },
        body: JSON.stringify(request),
      });
      // An unreadable body has no message, but its status still counts.
      const body: unknown = await response.json().catch(() => undefined);
      return parseOutcome(response, body);
    } catch {
      return { outcome: 'failed' };
    }
  };
}

const soon = 2_000;
const inAMinute = 60_000;

function parseOutcome({ ok, status, headers }: Response, body: unknown): InvoiceOutcome {
  if (ok) return toOutcome(body);
  const { code, message = '' } = parseResponse(apiErrorSchema, body)?.error ?? {};
  const wait = (why: InvoiceLater['why'], otherwise = soon, text = message.trim()): InvoiceLater => ({
    ...{ outcome: 'later', why, message: text },
    afterMs: Number(headers.get('retry-after')) * 1000 || otherwise,
  });
  if (status === 429) return wait('too many requests', inAMinute, '');
  if (code === 'INVOICE_BEING_MADE') return wait('being made');
  // An api that is too busy has done nothing.
  if (code === 'INVOICE_NOT_NOW' || code === 'API_OVERLOADED') return wait('not now');
  return status < 500 ? { outcome: 'refused', message: '' } : { outcome: 'failed' };
}

function toOutcome(body: unknown): InvoiceOutcome {
  const response = parseResponse(sdocResponseSchema, body);
  if (response?.success) return { outcome: 'made', invoiceUrl: response.invoiceUrl };
  if (response) {
    const { field } = response;
    const message = response.message.trim();
    return { outcome: 'refused', message, ...(field && message && { field }) };
  }
  // Without the rest, the result is nevertheless certain.
  const result = parseResponse(sdocResultSchema, body);
  // The invoice was made, but its URL is not known yet.
  if (result?.success) return { outcome: 'later', why: 'being made', message: '', afterMs: soon };
  return result ? { outcome: 'refused', message: '' } : { outcome: 'failed' };
}
