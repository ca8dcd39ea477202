import * as v from 'valibot';
import { choice, object, optional, text } from '../responses/response-schema.ts';

/**
 * Body of `POST /api/v1/my-data`: an empty object. Only for somebody who has just logged in (`MEMBER_LOGIN_AGAIN`).
 *
 * @example
 * const body = v.parse(myDataRequestSchema, {}); // {}
 */
export const myDataRequestSchema = v.strictObject({});

/**
 * Response of `POST /api/v1/my-data`: everything that is held about the member, as JSON and as a complete HTML page.
 *
 * @example
 * myDataResponseSchema({ json: '{}', page: '<!doctype html>' });
 */
export const myDataResponseSchema = object({ json: text, page: text });

/**
 * Body of `POST /api/v1/leaving`: `read` says whether the member's data will be deleted, `delete` requests that, for somebody who
 * has just logged in, and `keep` takes it back.
 *
 * @example
 * v.parse(leavingRequestSchema, { action: 'keep' });
 */
export const leavingRequestSchema = v.strictObject({ action: v.picklist(['read', 'delete', 'keep']) });

/**
 * Response of `POST /api/v1/leaving`. `due_at` (ISO, UTC) is missing if nothing will be deleted; `ends_at` is the end of a paid
 * term, and `is_final` is true once it is too late to take it back.
 *
 * @example
 * leavingResponseSchema({ is_final: false, due_at: '2026-12-13T12:00:00.000Z' });
 */
export const leavingResponseSchema = object({
  is_final: choice([true, false]),
  due_at: optional(text),
  ends_at: optional(text),
});

/** The response of `POST /api/v1/leaving`. */
export type LeavingResponse = ReturnType<typeof leavingResponseSchema>;

/**
 * Body of `POST /api/v1/keep-data`: the secret of the link in the email about a deletion, which it takes back without a login.
 *
 * @example
 * v.parse(keepDataRequestSchema, { link: 'Zy3QCMHVkVcAbuVfF8qkWKb4yRGAVBqkr5TyX0ZfXkA' });
 */
export const keepDataRequestSchema = v.strictObject({ link: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
