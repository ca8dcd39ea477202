import { object, choice, optional, text, type ResponseOf } from '../responses/response-schema.ts';
import { memberStatuses } from './member-statuses.ts';

/**
 * Response 200 of `POST /api/v1/member-status`. `endsAt` (ISO 8601, UTC) is when an `active` membership renews, a trial
 * ends, the last paid day of `non_renewing`, when `paused` resumes, when `cancelled` ended, when `future` starts. Missing
 * where the vendor has no date.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { status: 'active', endsAt: '2027-01-31T00:00:00.000Z' };
 * parseResponse(memberStatusResponseSchema, body)?.status; // 'active'
 */
export const memberStatusResponseSchema = object({
  status: choice(memberStatuses),
  endsAt: optional(parseTime),
  /** The vendor's name of the contract, for those who withdraw from it or cancel it. */
  contract: optional(text),
});

/** Response 200 of `POST /api/v1/member-status`, parsed. */
export type MemberStatusResponse = ResponseOf<typeof memberStatusResponseSchema>;

function parseTime(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^\d{4}-.+Z$/.test(raw) && Date.parse(raw) ? raw : undefined;
}
