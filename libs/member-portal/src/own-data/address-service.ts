import { openLinkResponseSchema, sessionResponseSchema } from '@guildhall/api-contract/members';
import { successResponseSchema } from '@guildhall/api-contract/responses';
import type { LinkIdentity } from '../identity/identity.ts';
import { postToApi } from '../identity/post-to-api.ts';
import { toProblem, type MemberProblem } from '../identity/problem.ts';

/** The part of an identity service by links that changes an address. */
type AddressService = Pick<LinkIdentity, 'openLink' | 'useLink' | 'requestAddressLink'>;

/** Calls it, and returns the problem of a failure. */
export type CallAddressService = (
  work: (service: AddressService) => Promise<unknown>,
) => Promise<MemberProblem | undefined>;

/**
 * Changes an address at the api, where members have passwords: nobody has to be logged in to use a link.
 *
 * @param getIdToken of the member who requests a link
 */
export function createAddressService(
  getIdToken: () => Promise<string | undefined>,
  fetchFrom: typeof fetch = (...request) => fetch(...request),
): CallAddressService {
  const service: AddressService = {
    openLink: (link) =>
      postToApi(fetchFrom, { name: 'open-link', body: { link }, schema: openLinkResponseSchema }),
    async useLink(link, onUsed) {
      await postToApi(fetchFrom, { name: 'session', body: { link }, schema: sessionResponseSchema });
      onUsed();
    },
    async requestAddressLink(email) {
      const request = { name: 'member-email', body: { email }, schema: successResponseSchema };
      await postToApi(fetchFrom, { ...request, idToken: await getIdToken() });
    },
  };
  return async (work) => {
    try {
      await work(service);
      return undefined;
    } catch (error) {
      return toProblem(error);
    }
  };
}
