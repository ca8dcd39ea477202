import { createHmac } from 'node:crypto';
import { type DeliverContactMessage, DeliveryRefused } from '@guildhall/suppliers';

/** Codes of failures to connect, when no byte was sent. */
const connectionFailures = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Posts messages as JSON, once each: a second try could be a second message to a receiver that does not look at
 * `x-guildhall-message-id`. With a secret they are signed like the content service's events: HMAC-SHA-256 of timestamp,
 * a dot and the body.
 */
export function createWebhookDelivery(
  url: string,
  secret: string | undefined,
  now: () => number,
): DeliverContactMessage {
  return async ({ id, fields, page, sentAt, mayBeSpam }, { onSend }) => {
    const body = JSON.stringify({ fields, page, sentAt, ...(mayBeSpam && { mayBeSpam }) });
    const headers = {
      'content-type': 'application/json',
      'x-guildhall-message-id': id,
      ...(secret && signHeaders(body, secret, now())),
    };
    onSend();
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' }).catch(
      refuseIfNotConnected,
    );
    // The body of the response is not read.
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryRefused(`The webhook responded with ${response.status}`);
  };
}

function refuseIfNotConnected(error: Error): never {
  const { code } = (error.cause ?? {}) as { code?: string };
  throw code && connectionFailures.has(code) ? new DeliveryRefused('The webhook was not reached') : error;
}

function signHeaders(body: string, secret: string, timestamp: number): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-guildhall-timestamp': String(timestamp), 'x-guildhall-signature': `sha256=${signature}` };
}
