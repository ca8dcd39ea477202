import * as v from 'valibot';
import { cleanEmail, isEmailAddress } from '../email/email-address.ts';

/**
 * Body of `POST /api/v1/password-mail`: requests a link to set a password. Spaces and invisible characters in the address are ignored. The
 * response is the same for everyone, so that it does not reveal who is a member.
 */
export const passwordMailRequestSchema = v.strictObject({
  email: v.pipe(
    v.string(),
    v.maxLength(300),
    v.transform(cleanEmail),
    v.check((email) => isEmailAddress(email), 'is no email address'),
  ),
});
