import { createHash } from 'node:crypto';
import type { SdocRequest } from '@guildhall/api-contract/invoice';
import type { VatNumber } from '../config/vat-number.ts';

/**
 * Identifies an attempt: by the browser's id of it and the order itself, in whatever order its lines are. A prepared
 * order is found again by this tag, so it is short, and one word for the vendor's search.
 */
export function createAttemptKey(
  attemptId: string,
  number: VatNumber,
  { email = '', company = '', lineItems }: Pick<SdocRequest, 'email' | 'company' | 'lineItems'>,
): string {
  const lines = lineItems.map(({ variantId, quantity }) => `${variantId} ${quantity}`).sort();
  const hash = createHash('sha256').update(
    JSON.stringify([attemptId, number.country, number.number, email, company, lines]),
  );
  return `eu${hash.digest('hex').slice(0, 32)}`;
}
