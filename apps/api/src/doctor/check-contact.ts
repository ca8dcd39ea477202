import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import { checkRelay } from './check-relay.ts';

const deadlineMs = 5_000;

/** Checks whether contact forms can be delivered. Sends no message. */
export async function checkContact(config: Config): Promise<Finding[]> {
  const { CONTACT_SMTP_URL: relay, CONTACT_WEBHOOK_URL: webhook } = config;
  const check = 'contact forms';
  if (relay !== undefined)
    return [await checkRelay(check, { url: relay, variable: 'CONTACT_SMTP_URL', deadlineMs })];
  if (webhook === undefined)
    return [note(check, 'they cannot be sent: set CONTACT_WEBHOOK_URL, or CONTACT_SMTP_URL and CONTACT_TO')];
  const answer = await fetch(webhook, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => undefined);
  return [
    answer
      ? ok(check, 'the webhook answers')
      : fix(check, 'the webhook cannot be reached: see that CONTACT_WEBHOOK_URL is right'),
  ];
}
