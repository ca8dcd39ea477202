import * as v from 'valibot';

/**
 * Body of `POST /api/v1/portal-logout`: an empty object. It ends the open portal sessions of the member whom
 * `Authorization: Bearer <ID token>` names: to be called before the browser forgets that token.
 */
export const portalLogoutRequestSchema = v.strictObject({});

/** Answer 200 of `POST /api/v1/portal-logout`, also when there was no session. */
export const portalLogoutAnswerSchema = v.object({ success: v.literal(true) });

export type PortalLogoutAnswer = v.InferOutput<typeof portalLogoutAnswerSchema>;
