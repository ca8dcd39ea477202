import { isEncryptedOrLocal } from '@guildhall/safe-content';
import { originField } from '@guildhall/server-kit';
import * as v from 'valibot';

/**
 * URL of a supplier that receives a secret: https, or http on this machine.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(secretUrl, 'https://till.example/v2'); // true
 * v.is(secretUrl, 'http://till.example/v2'); // false
 */
export const secretUrl = v.pipe(
  v.string(),
  v.check(isSecretUrl, 'must be an https URL without a query (http only on this machine)'),
);

/**
 * As `secretUrl`, for an origin.
 *
 * @example
 * const variables = { TILL_ORIGIN: secretOrigin, TILL_API_KEY: secret };
 */
export const secretOrigin = v.pipe(
  originField,
  v.check((value) => isEncryptedOrLocal(new URL(value)), 'must be an https URL (http only on this machine)'),
);

/**
 * A token or key.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(secret, 'live_4f0b91'); // true
 * v.is(secret, 'two words'); // false
 */
export const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a token without spaces'));

function isSecretUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && !url.search && !url.hash && isEncryptedOrLocal(url);
}
