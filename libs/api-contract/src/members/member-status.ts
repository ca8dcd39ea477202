import * as v from 'valibot';

/** Body of `POST /api/v1/member-status`: an empty object. The ID token in `Authorization` identifies the member. */
export const memberStatusRequestSchema = v.strictObject({});
