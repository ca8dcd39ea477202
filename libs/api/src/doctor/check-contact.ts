import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import { checkRelay } from './check-relay.ts';

const deadlineMs = 5_000;

/** Checks that contact forms can be delivered. Sends no message. */
export async function checkContact(config: Config): Promise<Finding[]> {
  const { CONTACT_SMTP_URL: relay, CONTACT_WEBHOOK_URL: webhook } = config;
  const check = 'contact forms';
  if (relay !== undefined)
    return [await checkRelay(check, { url: relay, variable: 'CONTACT_SMTP_URL', deadlineMs })];
  if (webhook === undefined)
    return [
      note(
        check,
        'contact forms cannot be sent: set CONTACT_WEBHOOK_URL, or both CONTACT_SMTP_URL and CONTACT_TO',
      ),
    ];
  const response = await fetch(webhook, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => undefined);
  return [
    response
      ? ok(check, 'the webhook responds')
      : fix(check, 'the webhook cannot be reached: check CONTACT_WEBHOOK_URL'),
  ];
}
