import * as v from 'valibot';

/**
 * Body of `POST /api/v1/my-data`: an empty object. Only for somebody who has just logged in (`MEMBER_LOGIN_AGAIN`).
 *
 * @example
 * import * as v from 'valibot';
 *
 * const body = v.parse(myDataRequestSchema, {}); // {}
 */
export const myDataRequestSchema = v.strictObject({});

/**
 * Body of `POST /api/v1/leaving`: `read` says whether the member's data will be deleted, `delete` requests that, for somebody who
 * has just logged in, and `keep` takes it back.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.parse(leavingRequestSchema, { action: 'keep' });
 */
export const leavingRequestSchema = v.strictObject({ action: v.picklist(['read', 'delete', 'keep']) });

/**
 * Body of `POST /api/v1/keep-data`: the secret of the link in the email about a deletion, which it takes back without a login.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.parse(keepDataRequestSchema, { link: 'Zy3QCMHVkVcAbuVfF8qkWKb4yRGAVBqkr5TyX0ZfXkA' });
 */
export const keepDataRequestSchema = v.strictObject({ link: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
