import * as v from 'valibot';
import { cleanEmail, isEmailAddress, isReachableAddress } from '../email/email-address.ts';

const createEmail = (isValid: (text: string) => boolean) =>
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.transform(cleanEmail),
    v.check((value) => isValid(value), 'is no email address'),
  );

/** The secret of a link: 256 bits. */
const link = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is no link'));

/**
 * Body of `POST /api/v1/login-link`: requests a link to log in. The response is the same for everyone, so that it does
 * not reveal who is a member.
 */
export const loginLinkRequestSchema = v.strictObject({ email: createEmail(isEmailAddress) });

/** Body of `POST /api/v1/open-link`: reads what a link does, without using it up. */
export const openLinkRequestSchema = v.strictObject({ link });

/** Body of `POST /api/v1/session`: uses up a link. The session is in a cookie that scripts cannot read. */
export const sessionRequestSchema = v.strictObject({ link });

/** Body of `POST /api/v1/session-token` and `session-end`: an empty object. The cookie identifies the session. */
export const sessionTokenRequestSchema = v.strictObject({});

/** Longest name of a member, in UTF-16 units. */
export const maxNameLength = 150;

/** Body of `POST /api/v1/member-name`: the name by which the member is called. */
export const memberNameRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength)),
});

/**
 * Body of `POST /api/v1/member-email`: requests a link to the new address, which confirms it. The response is the same
 * if another member has that address.
 */
export const memberEmailRequestSchema = v.strictObject({ email: createEmail(isReachableAddress) });
