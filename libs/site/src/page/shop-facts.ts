import type { CartConnectionOptions } from '@guildhall/cart';
import type { Organisation } from '@guildhall/organisation';
import { isEnglish } from './pricing.ts';

/** Facts of the organisation that its cart needs. */
export type ShopFacts = Pick<CartConnectionOptions, 'shopCountry' | 'numbers'>;

export function toShopFacts({
  vatHome: shopCountry,
  numbers,
}: Pick<Organisation, 'vatHome' | 'numbers'>): ShopFacts {
  return { shopCountry, ...(!isEnglish(numbers) && { numbers }) };
}
