import * as v from 'valibot';

/**
 * Body of `POST /api/v1/member-status`: an empty object. The ID token in `Authorization` identifies the member.
 *
 * @example
 * const idToken = 'eyJh.eyJz.c2ln';
 * await fetch('/api/v1/member-status', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json', ...toBearerHeader(idToken) },
 *   body: JSON.stringify({}),
 * });
 */
export const memberStatusRequestSchema = v.strictObject({});
