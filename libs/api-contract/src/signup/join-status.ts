import * as v from 'valibot';

/** Body of `POST /api/v1/join-status`: an empty object. An HttpOnly cookie identifies the sign-up. */
export const joinStatusRequestSchema = v.strictObject({});
