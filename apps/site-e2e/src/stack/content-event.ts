import { createHmac } from 'node:crypto';
import { webhookSecret } from './stack.ts';

/** Tells a site which pages have changed, as the content service does. Returns the status of its response. */
export async function sendContentEvent(
  siteOrigin: string,
  event: { paths: string[] } | { all: true },
  secret: string = webhookSecret,
): Promise<number> {
  const [body, timestamp] = [JSON.stringify(event), String(Date.now())];
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const { status } = await fetch(`${siteOrigin}/_content-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-guildhall-timestamp': timestamp,
      'x-guildhall-signature': `sha256=${signature}`,
    },
    body,
  });
  return status;
}
