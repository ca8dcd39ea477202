import * as v from 'valibot';
import type { JoinMail, JoinStatus } from './join-statuses.ts';

/** Body of `POST /api/v1/join-status`: an empty object. An HttpOnly cookie identifies the sign-up. */
export const joinStatusRequestSchema = v.strictObject({});

/** Response 200 of `POST /api/v1/join-status`. */
export interface JoinStatusResponse {
  status: JoinStatus;
  plan_id?: string | undefined;
  /** For a `member` who gets a login; missing if no email about it is sent. */
  mail?: JoinMail | undefined;
}
