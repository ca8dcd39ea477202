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
 * @example priceText('1200') // 'DKK 1,200'
 */
export function priceText(price: string, after = ''): string {
  const amount = amountIn(price);
  if (amount === undefined) return price;
  const text = formatPrice(amount);
  return currency.test(after) ? text.slice('DKK '.length) : text;
}

/** The amount of bare figures. */
export function amountIn(price: string): MinorUnits | undefined {
  if (figures.test(price)) return parseAmount(price.replaceAll(',', ''));
  return danishFigures.test(price) ? parseAmount(price.replaceAll('.', '').replace(',', '.')) : undefined;
}
