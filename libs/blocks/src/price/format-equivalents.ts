import { computeEquivalents } from '@guildhall/money';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { parsePriceAmount } from './format-price-text.ts';

/**
 * Formats the approximate price in other currencies: `approx. €61 / £51 / $62`. `undefined` unless the price is certainly
 * in the organisation's currency, for 0, and without exchange rates.
 *
 * @param after the text that follows the price
 */
export function formatEquivalents(
  price: string | undefined,
  after: string | undefined,
  {
    pricing,
    texts,
  }: Pick<BlocksContext, 'pricing'> & { texts?: { approx?: string | undefined } | undefined },
): string | undefined {
  const amountMinor = price !== undefined && pricing && parsePriceAmount(price, after, pricing);
  const amounts = amountMinor ? computeEquivalents(amountMinor, pricing).map(({ text }) => text) : [];
  if (amounts.length === 0) return undefined;
  return `${texts?.approx ?? blocksTexts.approx} ${amounts.join(' / ')}`;
}
