import * as v from 'valibot';

/**
 * Body of `POST /api/v1/member-account`: an empty object. The ID token in `Authorization` identifies the member.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(memberAccountRequestSchema, {}); // true
 */
export const memberAccountRequestSchema = v.strictObject({});

/**
 * Body of `POST /api/v1/member-document`: the ID of a document, as `member-account` has sent it to the same member. Any other is
 * `MEMBER_FORBIDDEN` (403).
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(memberDocumentRequestSchema, { id: 'Zk3vX0pTq9uR7sLmZk3vX0.inv_1' }); // true
 */
export const memberDocumentRequestSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{22}\.[\x21-\x7e]{1,100}$/, 'is not an ID')),
});
