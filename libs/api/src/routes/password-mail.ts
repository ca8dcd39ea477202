import { passwordMailRequestSchema } from '@guildhall/api-contract/members';
import { successResponseSchema } from '@guildhall/api-contract/responses';
import { ApiError } from '../errors/api-error.ts';
import type { Members } from '../members/members.ts';
import { defineRoute } from './route.ts';

/**
 * Accepts the request for a mail with a link to set a password. The response is sent before any look-up: its content and
 * time do not depend on whether there is a member with that address.
 */
export function createPasswordMailRoute(members: Members | undefined) {
  return defineRoute({
    method: 'POST',
    path: '/password-mail',
    body: passwordMailRequestSchema,
    response: successResponseSchema,
    // The mails of one address have a limit of their own.
    perQuarterHour: 60,
    handle: async ({ body: { email }, reply }) => {
      if (!members?.requestPasswordMail) throw new ApiError('API_NOT_CONFIGURED');
      const response = members.requestPasswordMail(email);
      if (response === 'accepted') return { success: true };
      if (response === 'busy') throw new ApiError('MEMBERS_NOT_NOW');
      void reply.header('retry-after', String(response.retryAfterS));
      throw new ApiError('API_RATE_LIMITED');
    },
  });
}
