import { memberStatusRequestSchema, type MemberStatusAnswer } from '@guildhall/api-contract';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** What the billing vendor says of the member's own subscription. */
export function memberStatus(members: Members | undefined) {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-status',
    body: memberStatusRequestSchema,
    perMinute: 20,
    answer: async (_call, { members, idToken }): Promise<MemberStatusAnswer> =>
      members.statusOf(await members.memberOf(idToken)),
  });
}
