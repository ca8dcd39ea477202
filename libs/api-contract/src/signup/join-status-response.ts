import { object, choice, optional, text, type ResponseOf } from '../responses/response-schema.ts';
import { joinMails, joinStatuses } from './join-statuses.ts';

/**
 * Response 200 of `POST /api/v1/join-status`.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const response = await fetch('/api/v1/join-status', { method: 'POST', body: '{}' });
 * const { status = 'none' } = parseResponse(joinStatusResponseSchema, await response.json()) ?? {};
 */
export const joinStatusResponseSchema = object({
  status: choice(joinStatuses),
  /** The organisation's plan of the sign-up; missing while there is none. */
  plan_id: optional(text),
  /** For a `member` who gets a login; missing if no email about it is sent. */
  mail: optional(choice(joinMails)),
});

/** Response 200 of `POST /api/v1/join-status`, parsed. */
export type JoinStatusResponse = ResponseOf<typeof joinStatusResponseSchema>;
