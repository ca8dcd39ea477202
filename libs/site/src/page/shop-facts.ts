import type { CartConnectionOptions } from '@guildhall/cart';
import type { Organisation } from '@guildhall/organisation';
import { getVatTexts } from '../texts/vat-texts.ts';
import { isEnglish } from './pricing.ts';

/** Facts of the organisation that its cart needs. */
export type ShopFacts = Pick<CartConnectionOptions, 'shopCountry' | 'numbers' | 'countryNames'>;

export function toShopFacts({
  vatHome: shopCountry,
  numbers,
  locale,
}: Pick<Organisation, 'vatHome' | 'numbers' | 'locale'>): ShopFacts {
  const { countryNames } = getVatTexts(locale);
  return {
    shopCountry,
    ...(!isEnglish(numbers) && { numbers }),
    ...(countryNames && { countryNames }),
  };
}
