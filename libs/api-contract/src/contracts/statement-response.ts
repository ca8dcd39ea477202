import { choice, object, text, type ResponseOf } from '../responses/response-schema.ts';

/**
 * Response 200 of `POST /api/v1/statement`: the statement is stored. It says nothing about whether there is such a
 * contract. A repeated call has the same response, and the time of the first one.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { received_at: '2026-11-29T12:00:05Z', receipt: 'sent' };
 * parseResponse(statementResponseSchema, body)?.receipt; // 'sent'
 */
export const statementResponseSchema = object({
  /** ISO 8601, UTC. */
  received_at: text,
  /** `later`: the email could not be sent yet. `refused`: its address cannot be reached. */
  receipt: choice(['sent', 'later', 'refused']),
});

/** Response 200 of `POST /api/v1/statement`, parsed. */
export type StatementResponse = ResponseOf<typeof statementResponseSchema>;
