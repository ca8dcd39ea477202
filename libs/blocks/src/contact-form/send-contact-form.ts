import type { ApiErrorAnswer, ContactRequest } from '@guildhall/api-contract';

/** What came of sending a message. */
export type ContactOutcome = 'sent' | 'failed' | 'tooOften' | 'unavailable';

/** Sends a message; whatever goes wrong is an outcome, never thrown. */
export type SendContactForm = (message: ContactRequest) => Promise<ContactOutcome>;

/** How long a visitor waits at most, ms. */
const patience = 15_000;

/** Posts a message to the api of the page's own origin. */
export async function sendContactForm(message: ContactRequest): Promise<ContactOutcome> {
  try {
    const response = await fetch('/api/v1/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return 'sent';
    if (response.status === 429) return 'tooOften';
    const answer = (await response.json()) as Partial<ApiErrorAnswer> | null;
    return answer?.error?.code === 'API_NOT_CONFIGURED' ? 'unavailable' : 'failed';
  } catch {
    return 'failed';
  }
}
