import { formatPrice, parseAmount, type MinorUnits } from '@guildhall/money';

/** Figures alone, with separators at the thousands or without. */
const figures = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;
/** The same as they are written in Danish: no price has three decimals. */
const danishFigures = /^(?:\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?|\d{4,12},\d{1,2})$/;
const currency = /^(?:DKK|kr|EUR|€|GBP|£|USD|\$)(?![\p{L}\d])/iu;

/**
 * A price as it is shown: bare figures are whole kroner with their separators, everything else stays as its editor
 * wrote it, currency and all.
 *
 * @param after the words that follow; where they begin with a currency, the figures need none
 * @example formatPriceText('1200') // 'DKK 1,200'
 */
export function formatPriceText(price: string, after = ''): string {
  const amount = parseBareAmount(price);
  if (amount === undefined) return price;
  const text = formatPrice(amount);
  return currency.test(after) ? text.slice('DKK '.length) : text;
}

/** The amount of bare figures. */
export function parseBareAmount(price: string): MinorUnits | undefined {
  if (figures.test(price)) return parseAmount(price.replaceAll(',', ''));
  return danishFigures.test(price) ? parseAmount(price.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** An amount in kroner that says so, and the words after it. */
const inKroner = /^(?:DKK|kr\.?)\s*([\d.,]*\d)(?![.,]?\d)(\D*)$/i;

/**
 * The amount of a price in DKK, as `formatPriceText` shows it; `undefined` for other currencies, and where the words could mean
 * another amount.
 *
 * @example parsePriceAmount('450', 'a year') // 45000
 * @example parsePriceAmount('DKK 450 a year') // 45000
 */
export function parsePriceAmount(price: string, after = ''): MinorUnits | undefined {
  const [, written = price] = inKroner.exec(price) ?? [];
  const isForeign = written === price && /^(?:EUR|€|GBP|£|USD|\$)/i.test(after);
  return figures.test(written) && !isForeign ? parseAmount(written.replaceAll(',', '')) : undefined;
}
