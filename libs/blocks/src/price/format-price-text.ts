import { formatAmount, formatFigures, parseAmount, type MinorUnits, type Pricing } from '@guildhall/money';
import { getPriceNotation } from './price-notation.ts';

type TextPricing = Pick<Pricing, 'currency' | 'rates' | 'numbers'>;

/**
 * Formats bare figures as whole units of the organisation's currency, with separators; any other price stays as the
 * editor wrote it.
 *
 * @param after the text that follows; if it starts with a currency, the figures get none
 * @param pricing without it every price stays as it is
 * @example formatPriceText('1200', '', { currency: 'DKK' }); // 'DKK 1,200'
 */
export function formatPriceText(price: string, after = '', pricing?: TextPricing): string {
  const amountMinor = parseBareAmount(price, pricing);
  if (amountMinor === undefined || !pricing) return price;
  const { currency, numbers } = pricing;
  return getPriceNotation(pricing).startsWithCurrency.test(after)
    ? formatFigures(amountMinor, numbers)
    : formatAmount(amountMinor, currency, numbers);
}

/** Parses figures without a currency, in the organisation's notation or the other one. */
function parseBareAmount(price: string, pricing?: TextPricing): MinorUnits | undefined {
  if (!pricing) return undefined;
  const { figures, otherFigures, numbers, otherNumbers } = getPriceNotation(pricing);
  if (figures.test(price)) return parseFigures(price, numbers);
  return otherFigures.test(price) ? parseFigures(price, otherNumbers) : undefined;
}

/**
 * Parses the amount of a price in the organisation's currency; `undefined` for other currencies and ambiguous texts.
 *
 * @example
 * parsePriceAmount('450', 'a year', { currency: 'DKK' }); // 45000
 * parsePriceAmount('DKK 450 a year', '', { currency: 'DKK' }); // 45000
 */
export function parsePriceAmount(
  price: string,
  after: string | undefined,
  pricing: TextPricing,
): MinorUnits | undefined {
  const { figures, own, ownBehind, startsWithOther, numbers } = getPriceNotation(pricing);
  const [, written = price] = own.exec(price) ?? ownBehind?.exec(price) ?? [];
  const isForeign = written === price && startsWithOther.test(after ?? '');
  return figures.test(written) && !isForeign ? parseFigures(written, numbers) : undefined;
}

function parseFigures(
  figures: string,
  { decimal }: Pick<Pricing['numbers'] & {}, 'decimal'>,
): MinorUnits | undefined {
  const [units = '', minor] = figures.split(decimal);
  const digits = units.replace(/\D/g, '');
  return parseAmount(minor === undefined ? digits : `${digits}.${minor}`);
}
