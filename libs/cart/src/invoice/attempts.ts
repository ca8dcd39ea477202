import type { InvoiceOutcome, InvoiceRequest, RequestInvoice } from './request-invoice.ts';

/**
 * Gives each attempt its own id: asking for the same again after a lost answer is the same attempt, so that no second
 * invoice is made; after an answer, or with a corrected form, it is a new one.
 */
export function withAttempts(
  request: RequestInvoice,
  newId: () => string = () => crypto.randomUUID(),
): (wanted: InvoiceRequest) => Promise<InvoiceOutcome> {
  let open: { id: string; asked: string } | undefined;
  return async (wanted) => {
    const asked = JSON.stringify(wanted);
    const attempt = open?.asked === asked ? open : { id: newId(), asked };
    open = attempt;
    const outcome = await request(wanted, attempt.id);
    if (outcome.outcome !== 'failed') open = undefined;
    return outcome;
  };
}
