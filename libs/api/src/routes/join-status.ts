import { joinStatusRequestSchema, joinStatusResponseSchema } from '@guildhall/api-contract/signup';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import { readBrowserSecrets } from '../billing/join-cookie.ts';
import { throwSignUpNotNow } from '../billing/sign-up-not-now.ts';
import type { Members } from '../members/members.ts';
import { defineRoute } from './route.ts';

/** The status of this browser's sign-up, which its cookie identifies; without a cookie there is none. */
export function createJoinStatusRoute(
  { billing, members }: { billing: Billing | undefined; members: Members | undefined },
  siteOrigin: string,
) {
  return defineRoute({
    method: 'POST',
    path: '/join-status',
    body: joinStatusRequestSchema,
    response: joinStatusResponseSchema,
    // A browser that waits calls every few seconds.
    perMinute: 60,
    people: [(request) => readBrowserSecrets(request, siteOrigin)[0]],
    deadlineMs: 20_000,
    handle: async ({ request }) => {
      if (!billing) throw new ApiError('API_NOT_CONFIGURED');
      const secrets = readBrowserSecrets(request, siteOrigin);
      if (secrets.length === 0) return { status: 'none' };
      const { subscriptionId, ...status } = await billing.readStatus(secrets).catch(throwSignUpNotNow);
      if (subscriptionId === undefined || !members) return status;
      // Without its store the payment is certain nevertheless, but no email can be promised.
      const mail = await members.findWelcomeMail(subscriptionId).catch(() => undefined);
      return { ...status, mail: mail ?? 'pending' };
    },
  });
}
