import { toSafeExitUrl } from '@guildhall/safe-content';
import type { RequestInvoice } from '../invoice-call/request-invoice.ts';

/** Treats an invoice on a disallowed origin as pending: the attempt stays open. */
export function restrictToOrigins(request: RequestInvoice, origins: readonly string[]): RequestInvoice {
  return async (invoiceRequest, attempt) => {
    const outcome = await request(invoiceRequest, attempt);
    if (outcome.outcome !== 'made') return outcome;
    const invoiceUrl = toSafeExitUrl(outcome.invoiceUrl, { origins });
    return invoiceUrl
      ? { ...outcome, invoiceUrl }
      : { outcome: 'later', why: 'not now', message: '', afterMs: 0 };
  };
}
