import { joinStatusRequestSchema, type JoinStatusAnswer } from '@guildhall/api-contract';
import { ApiError } from '../answers/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import { browserOf } from '../billing/join-cookie.ts';
import { signUpNotNow } from '../billing/sign-up-not-now.ts';
import { defineRoute } from './route.ts';

/** The status of this browser's sign-up, which is found by its cookie; without a cookie there is none. */
export function joinStatus(billing: Billing | undefined, siteOrigin: string) {
  return defineRoute({
    method: 'POST',
    path: '/join-status',
    body: joinStatusRequestSchema,
    // A browser that waits calls every few seconds.
    perMinute: 60,
    people: [(request) => browserOf(request, siteOrigin)],
    deadlineMs: 20_000,
    answer: async ({ request }): Promise<JoinStatusAnswer> => {
      if (!billing) throw new ApiError('API_NOT_CONFIGURED');
      const browser = browserOf(request, siteOrigin);
      return browser === undefined ? { status: 'none' } : billing.statusOf(browser).catch(signUpNotNow);
    },
  });
}
