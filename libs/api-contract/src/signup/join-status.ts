import * as v from 'valibot';
import { memberTypes } from './member-types.ts';

/** Body of `POST /api/v1/join-status`: an empty object. Whose status it is, a cookie says that no script can read. */
export const joinStatusRequestSchema = v.strictObject({});

/**
 * How far the sign-up of this browser is. `none`: nothing is known of one. `open`: there is a page that can still be
 * paid. `confirming`: paid, and not a membership yet. `member`: done. `duplicate`: paid although there was a
 * subscription already; the operator knows and will write. `expired`: the page can no longer be paid.
 */
export const joinStatuses = ['none', 'open', 'confirming', 'member', 'duplicate', 'expired'] as const;

export type JoinStatus = (typeof joinStatuses)[number];

/** Answer 200 of `POST /api/v1/join-status`. */
export const joinStatusAnswerSchema = v.object({
  status: v.picklist(joinStatuses),
  plan_id: v.optional(v.picklist(memberTypes)),
});

export type JoinStatusAnswer = v.InferOutput<typeof joinStatusAnswerSchema>;
