import { formatPrice, parseAmount, type MinorUnits } from '@guildhall/money';

/** Bare figures, with or without thousands separators. */
const figures = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;
/** Bare figures in Danish notation; unambiguous, because no price has three decimals. */
const danishFigures = /^(?:\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?|\d{4,12},\d{1,2})$/;
const currency = /^(?:DKK|kr|EUR|€|GBP|£|USD|\$)(?![\p{L}\d])/iu;

/**
 * Formats bare figures as whole kroner with separators; any other price stays as the editor wrote it.
 *
 * @param after the text that follows; if it starts with a currency, the figures get none
 * @example formatPriceText('1200') // 'DKK 1,200'
 */
export function formatPriceText(price: string, after = ''): string {
  const amount = parseBareAmount(price);
  if (amount === undefined) return price;
  const text = formatPrice(amount);
  return currency.test(after) ? text.slice('DKK '.length) : text;
}

export function parseBareAmount(price: string): MinorUnits | undefined {
  if (figures.test(price)) return parseAmount(price.replaceAll(',', ''));
  return danishFigures.test(price) ? parseAmount(price.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** An explicit amount in kroner, and the text after it. */
const inKroner = /^(?:DKK|kr\.?)\s*([\d.,]*\d)(?![.,]?\d)(\D*)$/i;

/**
 * Parses the amount of a price in DKK; `undefined` for other currencies and ambiguous texts.
 *
 * @example parsePriceAmount('450', 'a year') // 45000
 * @example parsePriceAmount('DKK 450 a year') // 45000
 */
export function parsePriceAmount(price: string, after = ''): MinorUnits | undefined {
  const [, written = price] = inKroner.exec(price) ?? [];
  const isForeign = written === price && /^(?:EUR|€|GBP|£|USD|\$)/i.test(after);
  return figures.test(written) && !isForeign ? parseAmount(written.replaceAll(',', '')) : undefined;
}
