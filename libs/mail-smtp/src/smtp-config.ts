import { isEmailAddress } from '@guildhall/api-contract';
import type { ConfigurationRule, HostSettings } from '@guildhall/suppliers';
import * as v from 'valibot';

/** Variables of the relays that emails are sent through. */
export const smtpVariables = {
  /** Mail relay: `smtps://name:password@host`, or `smtp://`, with STARTTLS unless it is local. */
  MEMBER_MAIL_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isRelay, 'must be an smtp:// or smtps:// URL with a host and without a query'),
    ),
  ),
  /** Mail relay: `smtps://name:password@host`, or `smtp://`, with STARTTLS unless on this machine. */
  CONTACT_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isRelay, 'must start with smtp:// or smtps://, include a host and have no query'),
    ),
  ),
  /** Recipient. Also the sender, so that the relay accepts the mail. */
  CONTACT_TO: v.optional(v.pipe(v.string(), v.check(isEmailAddress, 'must be a single email address'))),
};

export type SmtpConfig = v.InferOutput<v.ObjectSchema<typeof smtpVariables, undefined>>;

export type SmtpSettings = HostSettings & SmtpConfig;

export const smtpRules: readonly ConfigurationRule<SmtpSettings>[] = [
  {
    variables: ['CONTACT_TO', 'CONTACT_SMTP_URL'],
    isValid: ({ CONTACT_SMTP_URL: relay, CONTACT_TO: to }) => (relay === undefined) === (to === undefined),
    problem: 'must be set together with CONTACT_SMTP_URL',
  },
];

function isRelay(value: string): boolean {
  const url = URL.parse(value);
  // A query could turn TLS off.
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' && !url.search;
}
