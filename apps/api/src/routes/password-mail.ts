import { passwordMailRequestSchema, type PasswordMailAnswer } from '@guildhall/api-contract';
import { ApiError } from '../answers/api-error.ts';
import type { Members } from '../members/members.ts';
import { defineRoute } from './route.ts';

/**
 * Takes the wish for a mail with which to set a password. It is answered before anybody is looked up: the answer, and
 * when it comes, say nothing of whether there is a member with that address.
 */
export function passwordMail(members: Members | undefined) {
  return defineRoute({
    method: 'POST',
    path: '/password-mail',
    body: passwordMailRequestSchema,
    perQuarterHour: 10,
    answer: async ({ body: { email }, reply }): Promise<PasswordMailAnswer> => {
      if (!members) throw new ApiError('API_NOT_CONFIGURED');
      const taken = members.askForPasswordMail(email);
      if (taken === 'taken') return { success: true };
      if (taken === 'busy') throw new ApiError('MEMBERS_NOT_NOW');
      void reply.header('retry-after', String(taken.againAfterS));
      throw new ApiError('API_RATE_LIMITED');
    },
  });
}
