import { portalLogoutRequestSchema } from '@guildhall/api-contract/members';
import { successResponseSchema } from '@guildhall/api-contract/responses';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** Ends the member's own sessions at the portal: otherwise they would last longer than the login here. */
export function createPortalLogoutRoute(members: Members | undefined) {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/portal-logout',
    body: portalLogoutRequestSchema,
    response: successResponseSchema,
    perMinute: 20,
    handle: async (_call, { members, idToken }) => {
      await members.leavePortal(await members.readMember(idToken));
      return { success: true };
    },
  });
}
