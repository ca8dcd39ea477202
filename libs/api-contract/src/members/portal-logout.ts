import * as v from 'valibot';

/**
 * Body of `POST /api/v1/portal-logout`: an empty object. Ends the open portal sessions of the member whom the ID token in
 * `Authorization` identifies: to be called before the browser deletes that token.
 * It succeeds also when there was no session.
 *
 * @example
 * const idToken = 'eyJh.eyJz.c2ln';
 * await fetch('/api/v1/portal-logout', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json', ...toBearerHeader(idToken) },
 *   body: JSON.stringify({}),
 * });
 */
export const portalLogoutRequestSchema = v.strictObject({});
