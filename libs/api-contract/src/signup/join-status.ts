import * as v from 'valibot';
import { joinStatuses } from './join-statuses.ts';
import { memberTypes } from './member-types.ts';

/** Body of `POST /api/v1/join-status`: an empty object. An HttpOnly cookie names the sign-up. */
export const joinStatusRequestSchema = v.strictObject({});

/** Answer 200 of `POST /api/v1/join-status`. */
export const joinStatusAnswerSchema = v.object({
  status: v.picklist(joinStatuses),
  plan_id: v.optional(v.picklist(memberTypes)),
});

export type JoinStatusAnswer = v.InferOutput<typeof joinStatusAnswerSchema>;
