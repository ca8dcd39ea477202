import { memberEntryQuerySchema } from '@guildhall/api-contract/members';
import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** An entry with its private content, for a member whose subscription gives access. No member gets a draft. */
export function createEntryRoute(members: Members | undefined) {
  return defineMemberRoute(members, {
    method: 'GET',
    path: '/entry',
    queries: ['path'],
    perMinute: 60,
    handle: async ({ request }, { members, idToken }) => {
      const query = v.safeParse(memberEntryQuerySchema, request.query);
      if (!query.success) throw new ApiError('API_BAD_REQUEST');
      if (!(await members.canReadEntries(await members.verify(idToken))))
        throw new ApiError('MEMBERSHIP_NOT_ACTIVE');
      const found = await members.readEntry(query.output.path);
      if (!found) throw new ApiError('API_NOT_FOUND');
      return found;
    },
  });
}
