import { object, choice, optional, text, type ResponseOf } from '../responses/response-schema.ts';
import { joinMails, joinStatuses } from './join-statuses.ts';

/** Response 200 of `POST /api/v1/join-status`. */
export const joinStatusResponseSchema = object({
  status: choice(joinStatuses),
  plan_id: optional(text),
  /** For a `member` who gets a login; missing if no email about it is sent. */
  mail: optional(choice(joinMails)),
});

export type JoinStatusResponse = ResponseOf<typeof joinStatusResponseSchema>;
