import { computeEquivalents } from '@guildhall/money';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import { parsePriceAmount } from './format-price-text.ts';

/**
 * Formats the approximate price in other currencies: `approx. €61 / £51 / $62`. `undefined` unless the price is certainly
 * in DKK, for 0, and without exchange rates.
 *
 * @param after the text that follows the price
 */
export function formatEquivalents(
  price: string | undefined,
  after: string | undefined,
  { rates, texts }: Pick<BlocksContext, 'rates' | 'texts'>,
): string | undefined {
  const amountMinor = price === undefined ? undefined : parsePriceAmount(price, after);
  if (!rates || !amountMinor) return undefined;
  const amounts = computeEquivalents(amountMinor, rates).map(({ text }) => text);
  return `${texts?.approx ?? blocksTexts.approx} ${amounts.join(' / ')}`;
}
