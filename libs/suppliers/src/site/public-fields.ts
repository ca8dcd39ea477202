import { isEncryptedOrLocal } from '@guildhall/safe-content';
import { originField } from '@guildhall/server-kit';
import * as v from 'valibot';

const message = 'must be https (http only on this machine)';

/**
 * An origin that pages load from or call: encrypted, so that it cannot be read or changed in transit.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(publicOrigin, 'https://till.example'); // true
 * v.is(publicOrigin, 'http://till.example'); // false
 */
export const publicOrigin = v.pipe(originField, v.check(isSafeUrl, message));

/**
 * As `publicOrigin`, for a whole URL, such as that of a script.
 *
 * @example
 * const variables = { TILL_SCRIPT_URL: publicUrl };
 */
export const publicUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, 'is not a web URL'),
  v.url('is not a web URL'),
  v.check(isSafeUrl, message),
);

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isEncryptedOrLocal(url);
}
