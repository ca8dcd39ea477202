import { joinStatusRequestSchema, type JoinStatusResponse } from '@guildhall/api-contract';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import { secretsOf } from '../billing/join-cookie.ts';
import { signUpNotNow } from '../billing/sign-up-not-now.ts';
import { defineRoute } from './route.ts';

/** The status of this browser's sign-up, which is found by its cookie; without a cookie there is none. */
export function createJoinStatusRoute(billing: Billing | undefined, siteOrigin: string) {
  return defineRoute({
    method: 'POST',
    path: '/join-status',
    body: joinStatusRequestSchema,
    // A browser that waits calls every few seconds.
    perMinute: 60,
    people: [(request) => secretsOf(request, siteOrigin)[0]],
    deadlineMs: 20_000,
    handle: async ({ request }): Promise<JoinStatusResponse> => {
      if (!billing) throw new ApiError('API_NOT_CONFIGURED');
      const secrets = secretsOf(request, siteOrigin);
      return secrets.length === 0 ? { status: 'none' } : billing.statusOf(secrets).catch(signUpNotNow);
    },
  });
}
