import {
  formatDecimal,
  computeEquivalents,
  formatPrice,
  toMinorUnits,
  type Pricing,
  type VatCountry,
} from '@guildhall/money';
import type { ShopMoney } from '@guildhall/shop-client';

/** A price as displayed: with VAT, rounded to whole units. */
export interface ShownPrice {
  text: string;
  /** Approximate prices in other currencies; none for a price in another currency than the organisation's. */
  equivalents: string[];
}

/**
 * Converts a shop's net price to one with a country's VAT, with the current rate if it is known. A currency that the
 * organisation does not show keeps its code, and its amount as in the shop.
 */
export function toShownPrice(
  { amountMinor, currency }: ShopMoney,
  pricing: Pricing,
  vatCountry: VatCountry | undefined = pricing.vatHome,
): ShownPrice {
  const exact = toMinorUnits(amountMinor);
  const isOwn = currency === pricing.currency;
  if (!isOwn && !pricing.rates?.[currency])
    return { text: `${currency} ${formatDecimal(exact)}`, equivalents: [] };
  return {
    text: formatPrice(exact, { ...pricing, currency }, vatCountry),
    equivalents: isOwn ? computeEquivalents(exact, pricing, vatCountry).map(({ text }) => text) : [],
  };
}
