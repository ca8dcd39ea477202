import { createHmac } from 'node:crypto';
import { ApiError } from '../answers/api-error.ts';
import type { Deliver } from './contact-message.ts';

/**
 * Posts messages as JSON, once each: a second try could be a second message. With a secret they are signed like the
 * content service's events: HMAC-SHA-256 of timestamp, a dot and the body.
 */
export function postToWebhook(url: string, secret: string | undefined, now: () => number): Deliver {
  return async (message, signal) => {
    const body = JSON.stringify(message);
    const headers = { 'content-type': 'application/json', ...(secret && signed(body, secret, now())) };
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch(
      () => undefined,
    );
    // Whatever it answers with is not ours to read.
    await response?.body?.cancel();
    if (!response?.ok) throw new ApiError('API_SUPPLIER_FAILED');
  };
}

function signed(body: string, secret: string, timestamp: number): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-guildhall-timestamp': String(timestamp), 'x-guildhall-signature': `sha256=${signature}` };
}
