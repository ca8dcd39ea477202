import { bankTransferRequestSchema, bankTransferResponseSchema } from '@guildhall/api-contract/signup';
import { ApiError } from '../errors/api-error.ts';
import { throwSignUpNotNow } from '../billing/sign-up-not-now.ts';
import type { VendorTransfers } from '@guildhall/suppliers';
import { defineRoute } from './route.ts';

/**
 * The transfer that pays for a sign-up, for the site's page about it. Anyone who knows the page's random ID may read it;
 * the response says nothing about the payer.
 */
export function createBankTransferRoute(findTransfer: VendorTransfers['findTransfer']) {
  return defineRoute({
    method: 'POST',
    path: '/bank-transfer',
    body: bankTransferRequestSchema,
    response: bankTransferResponseSchema,
    perMinute: 60,
    handle: async ({ body: { id } }) => {
      const transfer = await findTransfer(id).catch(throwSignUpNotNow);
      if (!transfer) throw new ApiError('API_NOT_FOUND');
      const { state, planId, amountMinor, currency, iban, bic, accountName, reference, dueOn } = transfer;
      const { renewsUntil } = transfer;
      return {
        ...(renewsUntil !== undefined && { renews_until: renewsUntil }),
        ...{ state, plan_id: planId, amount_minor: amountMinor, currency_code: currency },
        ...{ iban, ...(bic !== undefined && { bic }), account_name: accountName, reference, due_on: dueOn },
      };
    },
  });
}
