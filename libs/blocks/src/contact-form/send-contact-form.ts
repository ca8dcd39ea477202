import {
  contactResponseSchema,
  maxContactResponseMs,
  type ContactRequest,
} from '@guildhall/api-contract/contact';
import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { parseResponse } from '@guildhall/api-contract/responses';

/** Explained at the texts of the same names. */
export type ContactOutcome =
  | 'sent'
  | 'unconfirmed'
  | 'failed'
  | 'unknown'
  | 'rejected'
  | 'tooOften'
  | 'unavailable';

/** Sends a message. Errors become outcomes; it never throws. */
export type SendContactForm = (message: ContactRequest) => Promise<ContactOutcome>;

/** Longer than the api's own time-out. */
const timeoutMs = maxContactResponseMs + 5_000;

/** Codes after which the message has certainly not been sent. */
const failureCodes = ['API_SUPPLIER_FAILED', 'API_SUPPLIER_BUSY', 'API_OVERLOADED'];

/** Posts a message to the api on the page's origin. */
export async function sendContactForm(message: ContactRequest): Promise<ContactOutcome> {
  try {
    const response = await fetch('/api/v1/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    if (status === 429) return 'tooOften';
    if (status >= 400 && status < 500) return 'rejected';
    const body: unknown = await response.json();
    if (response.ok) return toSentOutcome(body);
    const code = parseResponse(apiErrorSchema, body)?.error.code ?? '';
    if (code === 'API_NOT_CONFIGURED') return 'unavailable';
    return failureCodes.includes(code) ? 'failed' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** A response that does not say so, as from something between browser and api, is no proof that a message was sent. */
function toSentOutcome(body: unknown): ContactOutcome {
  if (parseResponse(contactResponseSchema, body)?.confirmed === false) return 'unconfirmed';
  return (body as { success?: unknown } | null)?.success === true ? 'sent' : 'unknown';
}
