import * as v from 'valibot';

/**
 * Body of `POST /api/v1/portal-logout`: an empty object. Ends the open portal sessions of the member whom the ID token in
 * `Authorization` identifies: to be called before the browser deletes that token.
 */
export const portalLogoutRequestSchema = v.strictObject({});

/** Response 200 of `POST /api/v1/portal-logout`, also when there was no session. */
export interface PortalLogoutResponse {
  success: true;
}
