import * as v from 'valibot';

/**
 * Query of `GET /api/v1/entry?path=`, with `Authorization: Bearer <ID token>`: `/`, or one to eight parts as `/a/b`,
 * without a slash at its end.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(memberEntryQuerySchema, { path: '/tides/winter' }); // true
 * v.is(memberEntryQuerySchema, { path: '/tides/' }); // false
 */
export const memberEntryQuerySchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^\/$|^(\/(?!\.{1,2}(\/|$))[^\s/\\?#%\p{Cc}]+){1,8}$/u, 'not an entry path'),
  ),
});

/**
 * Response 200 of `GET /api/v1/entry`: the complete entry as the content service gives it, for this member alone: never
 * to be cached. 404 when there is no such entry, or only a draft of one.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(memberEntryResponseSchema, { id: 12, hasAccess: true, content: [] }); // true
 */
export const memberEntryResponseSchema = v.looseObject({
  id: v.number(),
  postStatus: v.optional(v.string()),
  hasAccess: v.optional(v.boolean()),
  content: v.array(v.unknown()),
});
