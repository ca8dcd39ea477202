import * as v from 'valibot';

/**
 * Body of `POST /api/v1/join-status`: an empty object. An HttpOnly cookie identifies the sign-up.
 *
 * @example
 * await fetch('/api/v1/join-status', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: JSON.stringify({}),
 * });
 */
export const joinStatusRequestSchema = v.strictObject({});
