import { toSafeExitUrl } from '@guildhall/safe-content';
import type { RequestInvoice } from '@guildhall/api-contract';

/** An invoice on an origin that may not be opened is as good as none yet: the attempt stays open. */
export function onKnownOrigins(request: RequestInvoice, origins: readonly string[]): RequestInvoice {
  return async (wanted, attempt) => {
    const answer = await request(wanted, attempt);
    if (answer.outcome !== 'made') return answer;
    const invoiceUrl = toSafeExitUrl(answer.invoiceUrl, { origins });
    return invoiceUrl
      ? { ...answer, invoiceUrl }
      : { outcome: 'later', why: 'not now', message: '', afterMs: 0 };
  };
}
