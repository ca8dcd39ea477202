import { cpsRequestSchema, cpsResponseSchema } from '@guildhall/api-contract/members';
import { ApiError } from '../errors/api-error.ts';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/**
 * A fresh address of the subscription portal, for the customer in the member's own record and for no other: an id in
 * the request only decides whether the call is refused.
 */
export function createCpsRoute(members: Members | undefined) {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/cps',
    body: cpsRequestSchema,
    response: cpsResponseSchema,
    // Each call opens a session at the vendor.
    perMinute: 10,
    perQuarterHour: 30,
    handle: async ({ body: { id } }, { members, idToken }) => {
      const member = await members.readMember(idToken);
      if (member.customerId === undefined || member.customerId !== id) throw new ApiError('MEMBER_FORBIDDEN');
      members.accounts?.forget(id);
      return { access_url: await members.openPortal(member) };
    },
  });
}
