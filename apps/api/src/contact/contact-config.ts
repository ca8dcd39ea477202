import { isEmailAddress, maxContactResponseMs } from '@guildhall/api-contract';
import { isEncryptedOrLocal } from '@guildhall/safe-content';
import * as v from 'valibot';

/** The api's own answer takes a moment, too. */
const maxDeadlineMs = maxContactResponseMs - 1_000;

/** Where contact forms are delivered: to a webhook or by mail. With neither, forms say that they cannot be sent now. */
export const contactVariables = {
  /** Messages are posted here as JSON: an https address (http only on this machine). */
  CONTACT_WEBHOOK_URL: v.optional(
    v.pipe(v.string(), v.check(isWebhook, 'must be an https address (http only on this machine)')),
  ),
  /** Signs what is posted there. */
  CONTACT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** A mail relay: `smtps://name:password@host`, or `smtp://`, with STARTTLS unless on this machine. Needs `CONTACT_TO`. */
  CONTACT_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isRelay, 'must begin with smtp:// or smtps:// and name a host, without a query'),
    ),
  ),
  /** How long a visitor waits until the webhook or relay has taken a message, ms. */
  CONTACT_DEADLINE_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'is not a number'),
      v.transform(Number),
      v.maxValue(maxDeadlineMs, `must not be over ${maxDeadlineMs}`),
    ),
    '10000',
  ),
  /** Who receives the mail. It is also sent from this address, so that the relay may accept it. */
  CONTACT_TO: v.optional(v.pipe(v.string(), v.check(isEmailAddress, 'must be one email address'))),
};

/** The part of the api's configuration for contact forms. */
export type ContactConfig = v.InferOutput<v.ObjectSchema<typeof contactVariables, undefined>>;

function isWebhook(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isEncryptedOrLocal(url);
}

function isRelay(value: string): boolean {
  const url = URL.parse(value);
  // A query could switch TLS off.
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' && !url.search;
}
