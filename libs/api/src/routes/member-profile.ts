import {
  createMemberProfileRequestSchema,
  memberProfileResponseSchema,
} from '@guildhall/api-contract/members';
import type { ProfileFields } from '@guildhall/organisation';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** The values of the organisation's own profile fields, in the member's record. */
export function createMemberProfileRoute(members: Members | undefined, fields: ProfileFields) {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-profile',
    body: createMemberProfileRequestSchema(fields),
    response: memberProfileResponseSchema,
    perMinute: 20,
    async handle({ body: { changes } }, { members: { verify, readProfile, changeProfile }, idToken }) {
      const uid = await verify(idToken);
      const given = Object.entries(changes ?? {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      );
      const stored =
        given.length > 0 ? await changeProfile(uid, Object.fromEntries(given)) : await readProfile(uid);
      // A field that has left the list stays in the record, and is shown to nobody.
      return {
        values: Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(fields, name))),
      };
    },
  });
}
