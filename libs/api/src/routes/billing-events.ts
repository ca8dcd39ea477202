import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import { throwSignUpNotNow } from '../billing/sign-up-not-now.ts';
import { defineRoute } from './route.ts';

/**
 * Receives the billing vendor's events. Credentials authenticate them; the live and the test site have different ones.
 * The vendor gets its response when the event is stored, and sends it again until then.
 */
export function createBillingEventsRoute(billing: Billing | undefined) {
  return defineRoute({
    method: 'POST',
    path: '/billing-events',
    calledBySupplier: true,
    // After an outage the vendor sends all waiting events at once, from few addresses; guessing a password takes more.
    perMinute: 1_200,
    admit(request) {
      if (!billing) throw new ApiError('API_NOT_CONFIGURED');
      if (!billing.findSender(request.headers.authorization)) throw new ApiError('API_UNAUTHENTICATED');
    },
    handle: async ({ request }) => {
      const sender = billing?.findSender(request.headers.authorization);
      if (!billing || !sender) throw new ApiError('API_UNAUTHENTICATED');
      const result = await billing.storeEvent(sender, request.body).catch(throwSignUpNotNow);
      if (result === 'unreadable') throw new ApiError('API_INVALID_BODY');
      if ('refusal' in result) throw new ApiError('EVENT_REFUSED', result.refusal);
      return result.note === undefined ? {} : { message: result.note };
    },
  });
}
