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
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.parse(loginLinkRequestSchema, { email: ' anna@example.org ' }); // { email: 'anna@example.org' }
 */
export const loginLinkRequestSchema = v.strictObject({ email: createEmail(isEmailAddress) });

/**
 * Body of `POST /api/v1/open-link`: reads what a link does, without using it up.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(openLinkRequestSchema, { link: 'short' }); // false
 */
export const openLinkRequestSchema = v.strictObject({ link });

/**
 * Body of `POST /api/v1/session`: uses up a link. The session is in a cookie that scripts cannot read, which browsers
 * delete when they are closed if `isBrief` is true.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(sessionRequestSchema, { link: 'x'.repeat(43) }); // true
 */
export const sessionRequestSchema = v.strictObject({ link, isBrief: v.optional(v.boolean()) });

/**
 * Body of `POST /api/v1/session-token` and `session-end`: an empty object. The cookie identifies the session.
 *
 * @example
 * await fetch('/api/v1/session-token', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: JSON.stringify({}),
 * });
 */
export const sessionTokenRequestSchema = v.strictObject({});

/**
 * Longest name of a member, in UTF-16 units.
 *
 * @example
 * const input = { name: 'name', maxLength: maxNameLength };
 */
export const maxNameLength = 150;

/**
 * Body of `POST /api/v1/member-name`: the name by which the member is called.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.parse(memberNameRequestSchema, { name: 'Anna Holm ' }); // { name: 'Anna Holm' }
 */
export const memberNameRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength)),
});

/**
 * Body of `POST /api/v1/member-email`: requests a link to the new address, which confirms it. The response is the same
 * if another member has that address.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(memberEmailRequestSchema, { email: 'søren@example.org' }); // false, since not every relay can send to it
 */
export const memberEmailRequestSchema = v.strictObject({ email: createEmail(isReachableAddress) });
