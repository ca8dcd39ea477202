import type { SdocResponse, SdocRequest } from './sdoc.ts';

export type InvoiceRequest = SdocRequest;

/** The buyer: country and VAT number, email address and company name. */
export type InvoiceBuyer = Omit<InvoiceRequest, 'lineItems'>;

/** The field to correct, if the response names one. */
export type InvoiceField = NonNullable<Extract<SdocResponse, { success: false }>['field']>;

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

/** Creates a function that calls `POST /api/v1/sdoc` on the page's own origin and never rejects. */
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

function parseOutcome({ ok, status, headers }: Response, response: unknown): InvoiceOutcome {
  const { success, invoiceUrl, message, field, error } = toRecord(response);
  if (ok) {
    if (success === true && typeof invoiceUrl === 'string') return { outcome: 'made', invoiceUrl };
    // The invoice was made, but its URL is not known yet.
    if (success === true) return { outcome: 'later', why: 'being made', message: '', afterMs: soon };
    if (success === undefined) return { outcome: 'failed' };
    const why = toText(message);
    return { outcome: 'refused', message: why, ...(isField(field) && why && { field }) };
  }
  const { code, message: words } = toRecord(error);
  const afterMs = (otherwise: number) => Number(headers.get('retry-after')) * 1000 || otherwise;
  if (status === 429)
    return { outcome: 'later', why: 'too many requests', message: '', afterMs: afterMs(inAMinute) };
  if (code === 'INVOICE_BEING_MADE')
    return { outcome: 'later', why: 'being made', message: toText(words), afterMs: afterMs(soon) };
  // An api that is too busy has done nothing.
  if (code === 'INVOICE_NOT_NOW' || code === 'API_OVERLOADED')
    return { outcome: 'later', why: 'not now', message: toText(words), afterMs: afterMs(soon) };
  return status < 500 ? { outcome: 'refused', message: '' } : { outcome: 'failed' };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isField(field: unknown): field is InvoiceField {
  return field === 'country' || field === 'vatNr' || field === 'email';
}
