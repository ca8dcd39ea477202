import * as v from 'valibot';
import { memberStatuses } from './member-statuses.ts';

/** Body of `POST /api/v1/member-status`: an empty object. Whose it is, `Authorization: Bearer <ID token>` says. */
export const memberStatusRequestSchema = v.strictObject({});

/**
 * Answer 200 of `POST /api/v1/member-status`. `endsAt` (ISO 8601, UTC) is when the status ends or has ended: of
 * `active` when it is renewed, of `in_trial` when the trial is over, of `non_renewing` the last paid day, of `paused`
 * when it continues, of `cancelled` when it ended, of `future` when it begins. It is missing where the vendor has no
 * date.
 */
export const memberStatusAnswerSchema = v.object({
  status: v.picklist(memberStatuses),
  endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

export type MemberStatusAnswer = v.InferOutput<typeof memberStatusAnswerSchema>;
