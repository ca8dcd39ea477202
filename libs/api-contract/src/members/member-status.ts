import * as v from 'valibot';
import { memberStatuses } from './member-statuses.ts';

/** Body of `POST /api/v1/member-status`: an empty object. The ID token in `Authorization` identifies the member. */
export const memberStatusRequestSchema = v.strictObject({});

/**
 * Response 200 of `POST /api/v1/member-status`. `endsAt` (ISO 8601, UTC) is when an `active` membership renews, a trial
 * ends, the last paid day of `non_renewing`, when `paused` resumes, when `cancelled` ended, when `future` starts. Missing
 * where the vendor has no date.
 */
export const memberStatusResponseSchema = v.object({
  status: v.picklist(memberStatuses),
  endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

export type MemberStatusResponse = v.InferOutput<typeof memberStatusResponseSchema>;
