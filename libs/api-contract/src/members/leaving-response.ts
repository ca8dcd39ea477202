import { choice, object, optional, text } from '../responses/response-schema.ts';

/**
 * Response of `POST /api/v1/my-data`: everything that is held about the member, as JSON and as a complete HTML page.
 *
 * @example
 * myDataResponseSchema({ json: '{}', page: '<!doctype html>' });
 */
export const myDataResponseSchema = object({ json: text, page: text });

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
