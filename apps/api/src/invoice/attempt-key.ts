import { createHash } from 'node:crypto';
import type { SdocRequest } from '@guildhall/api-contract';
import type { VatNumber } from './vat-number.ts';

/**
 * What distinguishes one attempt from another: the browser's id of the attempt and the order itself, whatever the order of its
 * lines. It is the tag by which a prepared order is found again, so it is short, and a word in the vendor's search.
 */
export function attemptKey(
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
