import { isEmailAddress } from '@guildhall/api-contract/email';
import type { ConfigurationRule, HostSettings } from '@guildhall/suppliers';
import * as v from 'valibot';

/** Variables of emails. */
export const smtpVariables = {
  /** Relay of all emails: `smtps://name:password@host`, or `smtp://`, with STARTTLS unless it is local. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isRelay, 'must be an smtp:// or smtps:// URL with a host and without a query'),
    ),
  ),
  /** Recipient of contact forms. Also the sender, so that the relay accepts the mail. Unset: no contact forms by email. */
  CONTACT_TO: v.optional(v.pipe(v.string(), v.check(isEmailAddress, 'must be a single email address'))),
};

/** The variables of emails, as they were read. */
export type SmtpConfig = v.InferOutput<v.ObjectSchema<typeof smtpVariables, undefined>>;

export type SmtpSettings = HostSettings & SmtpConfig;

export const smtpRules: readonly ConfigurationRule<SmtpSettings>[] = [
  {
    variables: ['CONTACT_TO', 'SMTP_URL'],
    isValid: ({ SMTP_URL: relay, CONTACT_TO: to }) => relay !== undefined || to === undefined,
    problem: 'requires SMTP_URL',
  },
];

function isRelay(value: string): boolean {
  const url = URL.parse(value);
  // A query could turn TLS off.
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' && !url.search;
}
