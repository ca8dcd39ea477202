import { createHmac } from 'node:crypto';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import { request } from './request.ts';

const check = 'content events';

/** Checks whether the running site accepts events that are signed with the secret. Sends one that names no page. */
export async function checkEvents({ SITE_ORIGIN, CONTENT_WEBHOOK_SECRET: secret }: Config): Promise<Finding> {
  if (secret === undefined)
    return note(
      check,
      'changes are seen after a minute: set CONTENT_WEBHOOK_SECRET, and they are seen at once',
    );
  const body = JSON.stringify({ paths: [] });
  const timestamp = String(Date.now());
  const { response, failure } = await request(`${SITE_ORIGIN}/_content-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-guildhall-timestamp': timestamp,
      'x-guildhall-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
    },
    body,
  });
  if (!response) return fix(check, `the site ${failure}: see what is in front of it at SITE_ORIGIN`);
  if (response.status === 204)
    return ok(check, 'the site accepts one that is signed with CONTENT_WEBHOOK_SECRET');
  return fix(check, describeFix(response.status, await response.text()));
}

function describeFix(status: number, text: string): string {
  if (status === 401 && text.includes('timestamp'))
    return 'the site refuses the time of a signed one: set the clocks of both machines right';
  if (status === 401)
    return 'the running site refuses one that is signed with CONTENT_WEBHOOK_SECRET: restart it with this secret';
  if (status === 404 || status === 405)
    return 'the running site takes none: restart it with CONTENT_WEBHOOK_SECRET';
  return `a signed one is answered with status ${status}: see that what is in front of SITE_ORIGIN lets it through`;
}
