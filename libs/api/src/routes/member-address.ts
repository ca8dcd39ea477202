import {
  addressFieldNames,
  createMemberAddressRequestSchema,
  memberAddressResponseSchema,
} from '@guildhall/api-contract/members';
import type { SignUpField } from '@guildhall/api-contract/signup';
import { ApiError } from '../errors/api-error.ts';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';

/** The member's postal address, at the billing vendor. @param asked the fields of the sign-up's billing address */
export function createMemberAddressRoute(members: Members, asked: readonly SignUpField[]) {
  const fields = asked.flatMap(({ name, required }) => {
    const known = addressFieldNames.find((one) => one === name);
    return known === undefined ? [] : [{ name: known, required }];
  });
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-address',
    body: createMemberAddressRequestSchema(asked),
    response: memberAddressResponseSchema,
    perMinute: 20,
    async handle({ body: { address } }, { members: { ownAddress }, idToken }) {
      if (!ownAddress) throw new ApiError('API_NOT_CONFIGURED');
      const refused = address && (await ownAddress.change(idToken, address));
      const { address: stored, lines } = await ownAddress.read(idToken);
      return {
        fields: fields.map(({ name, required }) => ({ name, required, value: stored[name] ?? '' })),
        lines: [...lines],
        ...(refused !== undefined && { refused }),
      };
    },
  });
}
