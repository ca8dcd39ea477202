import {
  addressFieldNames,
  createMemberDataRequestSchema,
  memberDataResponseSchema,
} from '@guildhall/api-contract/members';
import type { SignUpField } from '@guildhall/api-contract/signup';
import { ApiError } from '../errors/api-error.ts';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** Reads and changes a member's postal address, at the billing vendor. @param listed the fields of the sign-up's billing address */
export function createMemberDataRoute(members: Members | undefined, listed: readonly SignUpField[]) {
  const fields = listed.flatMap(({ name, required }) => {
    const known = addressFieldNames.find((one) => one === name);
    return known === undefined ? [] : [{ name: known, required }];
  });
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-data',
    body: createMemberDataRequestSchema(listed),
    response: memberDataResponseSchema,
    perMinute: 20,
    async handle(
      { body: { address } },
      { members: { ownAddress, addresses, endSessions, verify }, idToken },
    ) {
      const can = { hasEmail: addresses !== undefined, hasLogOut: endSessions !== undefined };
      if (!ownAddress) {
        await verify(idToken);
        if (address) throw new ApiError('API_NOT_CONFIGURED');
        return { ...can, fields: [], lines: [] };
      }
      const refused = address && (await ownAddress.change(idToken, address));
      const stored = await ownAddress.read(idToken);
      return {
        ...can,
        fields: stored
          ? fields.map(({ name, required }) => ({ name, required, value: stored.address[name] ?? '' }))
          : [],
        lines: [...(stored?.lines ?? [])],
        ...(refused !== undefined && { refused }),
      };
    },
  });
}
