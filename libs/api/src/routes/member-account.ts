import {
  memberAccountRequestSchema,
  memberAccountResponseSchema,
  memberDocumentRequestSchema,
  memberDocumentResponseSchema,
} from '@guildhall/api-contract/members';
import type { MemberAccounts } from '../members/member-account.ts';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** Routes for what a member owes and has paid, and the member's own documents. */
export const createMemberAccountRoutes = (members: Members, accounts: MemberAccounts) => [
  defineMemberRoute(members, {
    method: 'POST',
    path: '/member-account',
    body: memberAccountRequestSchema,
    response: memberAccountResponseSchema,
    perMinute: 20,
    handle: async (_call, { members: { readMember }, idToken }) =>
      accounts.read((await readMember(idToken)).customerId),
  }),
  defineMemberRoute(members, {
    method: 'POST',
    path: '/member-document',
    body: memberDocumentRequestSchema,
    response: memberDocumentResponseSchema,
    perMinute: 20,
    handle: async ({ body: { id } }, { members: { readMember }, idToken }) =>
      accounts.open((await readMember(idToken)).customerId, id),
  }),
];
