import { object, choice, optional, type ResponseOf } from '../responses/response-schema.ts';
import { memberStatuses } from './member-statuses.ts';

/**
 * Response 200 of `POST /api/v1/member-status`. `endsAt` (ISO 8601, UTC) is when an `active` membership renews, a trial
 * ends, the last paid day of `non_renewing`, when `paused` resumes, when `cancelled` ended, when `future` starts. Missing
 * where the vendor has no date.
 */
export const memberStatusResponseSchema = object({
  status: choice(memberStatuses),
  endsAt: optional(parseTime),
});

export type MemberStatusResponse = ResponseOf<typeof memberStatusResponseSchema>;

function parseTime(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^\d{4}-.+Z$/.test(raw) && Date.parse(raw) ? raw : undefined;
}
