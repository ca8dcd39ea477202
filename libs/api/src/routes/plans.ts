import { plansResponseSchema } from '@guildhall/api-contract/signup';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import { throwSignUpNotNow } from '../billing/sign-up-not-now.ts';
import { defineRoute } from './route.ts';

/** The prices of memberships at the billing vendor: the site shows them beside its forms. */
export function createPlansRoute(billing: Billing | undefined) {
  return defineRoute({
    method: 'GET',
    path: '/plans',
    response: plansResponseSchema,
    handle: async () => {
      if (!billing) throw new ApiError('API_NOT_CONFIGURED');
      return { plans: await billing.planPrices().catch(throwSignUpNotNow) };
    },
  });
}
