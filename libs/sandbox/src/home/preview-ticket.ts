import { createHmac } from 'node:crypto';

const HOUR = 3_600;

/** A preview ticket for an entry, as an editor's plug-in makes it: `id.expiry.hmac`, valid for an hour. */
export function createPreviewTicket(id: number, secret: string, now: Date): string {
  const ticket = `${id}.${Math.floor(now.getTime() / 1000) + HOUR}`;
  return `${ticket}.${createHmac('sha256', secret).update(ticket).digest('hex')}`;
}
