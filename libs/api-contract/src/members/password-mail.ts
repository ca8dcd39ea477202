import * as v from 'valibot';
import { isEmailAddress } from '../email/email-address.ts';

/**
 * Body of `POST /api/v1/password-mail`: somebody asks for a link with which to set a password. Spaces around the address
 * do not count.
 */
export const passwordMailRequestSchema = v.strictObject({
  email: v.pipe(
    v.string(),
    v.maxLength(300),
    v.trim(),
    v.check((email) => isEmailAddress(email), 'is no e-mail address'),
  ),
});

export type PasswordMailRequest = v.InferInput<typeof passwordMailRequestSchema>;

/** Answer 200 of `POST /api/v1/password-mail`; the same for members and others, so that it reveals no members. */
export const passwordMailAnswerSchema = v.object({ success: v.literal(true) });

export type PasswordMailAnswer = v.InferOutput<typeof passwordMailAnswerSchema>;
