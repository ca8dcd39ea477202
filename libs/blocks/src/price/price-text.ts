import { formatPrice, parseAmount } from '@guildhall/money';

/** Figures alone, with separators at the thousands or without. (`1.200` could be either, and stays as it is.) */
const figures = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;
const currency = /^(?:DKK|kr|EUR|€|GBP|£|USD|\$)(?![\p{L}\d])/iu;

/**
 * A price as it is shown: bare figures are whole kroner with their separators, everything else stays as its editor
 * wrote it, currency and all.
 *
 * @param after the words that follow; where they begin with a currency, the figures need none
 * @example priceText('1200') // 'DKK 1,200'
 */
export function priceText(price: string, after = ''): string {
  const amount = figures.test(price) ? parseAmount(price.replaceAll(',', '')) : undefined;
  if (amount === undefined) return price;
  const text = formatPrice(amount);
  return currency.test(after) ? text.slice('DKK '.length) : text;
}
