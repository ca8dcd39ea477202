import { createHmac } from 'node:crypto';

/** The changed content: some pages, or everything. */
export type ContentEvent = { paths: string[] } | { all: true };

/** Notifies the site that content has changed, signed as `POST /_content-events` requires. */
export function createContentEvents(
  siteOrigin: string,
  secret: string,
  now: () => Date,
): (event: ContentEvent) => Promise<void> {
  return async (event) => {
    const body = JSON.stringify(event);
    const timestamp = String(now().getTime());
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    await fetch(`${siteOrigin}/_content-events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-guildhall-timestamp': timestamp,
        'x-guildhall-signature': `sha256=${signature}`,
      },
      body,
      signal: AbortSignal.timeout(2000),
      // The site may be down, or another program may use its port: the edit is kept anyway.
    }).catch(() => undefined);
  };
}
