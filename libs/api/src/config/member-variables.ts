import { isEmailAddress } from '@guildhall/api-contract/email';
import { isEncryptedOrLocal } from '@guildhall/safe-content';
import { loginField, rotatingSecret, serviceAddress } from '@guildhall/server-kit';
import * as v from 'valibot';

const contentKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must contain only printable ASCII characters without spaces'),
);

/** Calls there carry a secret. */
const requiresEncryption = v.check(
  (value: string) => isEncryptedOrLocal(new URL(value)),
  'must be an https URL (http only on this machine)',
);

const sender = v.pipe(
  v.string(),
  v.transform((value) =>
    /^(?:(?<name>[^<>"\r\n]*[^<>"\s])\s*<(?<bracketed>[^<>]+)>|(?<plain>\S+))$/.exec(value.trim()),
  ),
  v.check(
    (found) => isEmailAddress(found?.groups?.['bracketed'] ?? found?.groups?.['plain'] ?? ''),
    'must be a sender such as Name <address>',
  ),
  v.transform((found) => ({
    name: found?.groups?.['name'],
    address: found?.groups?.['bracketed'] ?? found?.groups?.['plain'] ?? '',
  })),
);

/** Variables of the members' area. */
export const memberVariables = {
  /** Sender, `Name <address>`; the name also signs the emails. */
  MEMBER_MAIL_FROM: v.optional(sender),
  /** Content service for private entries, with its folder if it has one. */
  CONTENT_ORIGIN: v.optional(v.pipe(serviceAddress, requiresEncryption)),
  /** `name:password` for HTTP Basic authentication, sent to the content service only. */
  CONTENT_BASIC_AUTH: v.optional(loginField),
  ...rotatingSecret('CONTENT_KEY', contentKey),
};

export type MembersConfig = v.InferOutput<v.ObjectSchema<typeof memberVariables, undefined>>;
