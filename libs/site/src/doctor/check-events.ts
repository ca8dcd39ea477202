import { createHmac } from 'node:crypto';
import { fetchForCheck, fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';

const check = 'content events';

/** Sends a signed event without paths, which changes nothing. */
export async function checkEvents({ SITE_ORIGIN, CONTENT_WEBHOOK_SECRET: secret }: Config): Promise<Finding> {
  if (secret === undefined)
    return note(
      check,
      'changes appear after up to a minute: set CONTENT_WEBHOOK_SECRET to show them at once',
    );
  const body = JSON.stringify({ paths: [] });
  const timestamp = String(Date.now());
  const { response, failure } = await fetchForCheck(`${SITE_ORIGIN}/_content-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-guildhall-timestamp': timestamp,
      'x-guildhall-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
    },
    body,
  });
  if (!response) return fix(check, `the site ${failure}: check the proxy in front of SITE_ORIGIN`);
  if (response.status === 204)
    return ok(check, 'the site accepts an event signed with CONTENT_WEBHOOK_SECRET');
  return fix(check, describeFix(response.status, await response.text()));
}

function describeFix(status: number, text: string): string {
  if (status === 401 && text.includes('timestamp'))
    return 'the site rejects the timestamp of a signed event: correct the clocks of both machines';
  if (status === 401)
    return 'the running site rejects an event signed with CONTENT_WEBHOOK_SECRET: restart it with this secret';
  if (status === 404 || status === 405)
    return 'the running site does not accept events: restart it with CONTENT_WEBHOOK_SECRET';
  return `a signed event got status ${status}: check that the proxy in front of SITE_ORIGIN lets it through`;
}
