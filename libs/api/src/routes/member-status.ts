import { memberStatusRequestSchema, memberStatusResponseSchema } from '@guildhall/api-contract/members';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** The status of the member's own subscription at the billing vendor. */
export function createMemberStatusRoute(members: Members | undefined) {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-status',
    body: memberStatusRequestSchema,
    response: memberStatusResponseSchema,
    perMinute: 20,
    handle: async (_call, { members, idToken }) => members.readStatus(await members.readMember(idToken)),
  });
}
