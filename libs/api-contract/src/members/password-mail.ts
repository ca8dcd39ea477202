import * as v from 'valibot';
import { cleanEmail, isEmailAddress } from '../email/email-address.ts';

/**
 * Body of `POST /api/v1/password-mail`: requests a link to set a password. Spaces and invisible characters in the address are ignored. The
 * response is the same for everyone, so that it does not reveal who is a member.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.parse(passwordMailRequestSchema, { email: ' anna@example.org' }); // { email: 'anna@example.org' }
 */
export const passwordMailRequestSchema = v.strictObject({
  email: v.pipe(
    v.string(),
    v.maxLength(300),
    v.transform(cleanEmail),
    v.check((email) => isEmailAddress(email), 'is no email address'),
  ),
});
