import { maxContactResponseMs, type ContactRequest } from '@guildhall/api-contract';

/** What came of sending a message: see the texts of the same names. */
export type ContactOutcome =
  'sent' | 'unconfirmed' | 'failed' | 'unanswered' | 'refused' | 'tooOften' | 'unavailable';

/** Sends a message; whatever goes wrong is an outcome, never thrown. */
export type SendContactForm = (message: ContactRequest) => Promise<ContactOutcome>;

/** How long a visitor waits at most, ms: longer than the api takes for its last word. */
const timeoutMs = maxContactResponseMs + 5_000;

/** After these the message has certainly not been sent. */
const certain = ['API_SUPPLIER_FAILED', 'API_SUPPLIER_BUSY', 'API_OVERLOADED'];

/** Posts a message to the api of the page's own origin. */
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
    if (status >= 400 && status < 500) return 'refused';
    const answer = (await response.json()) as { confirmed?: unknown; error?: { code?: string } };
    if (response.ok) return answer.confirmed === false ? 'unconfirmed' : 'sent';
    const code = answer.error?.code ?? '';
    if (code === 'API_NOT_CONFIGURED') return 'unavailable';
    return certain.includes(code) ? 'failed' : 'unanswered';
  } catch {
    return 'unanswered';
  }
}
