import {
  formatDecimal,
  defaultVatCountry,
  computeEquivalents,
  formatPrice,
  isCurrency,
  toMinorUnits,
  type CurrentVat,
  type Rates,
  type VatCountry,
} from '@guildhall/money';
import type { ShopMoney } from '@guildhall/shop-client';

/** A price as displayed: with VAT, rounded to whole units. */
export interface ShownPrice {
  text: string;
  /** Approximate prices in other currencies; none for a price that is not in DKK. */
  equivalents: string[];
}

/**
 * Converts a shop's net price to one with a country's VAT, with the current rate if it is known. A currency without a
 * sign of its own here keeps its code, and its amount as in the shop.
 */
export function toShownPrice(
  { amountMinor, currency }: ShopMoney,
  rates: Rates,
  vatCountry: VatCountry = defaultVatCountry,
  currentVat?: CurrentVat,
): ShownPrice {
  const exact = toMinorUnits(amountMinor);
  if (!isCurrency(currency)) return { text: `${currency} ${formatDecimal(exact)}`, equivalents: [] };
  return {
    text: formatPrice(exact, { currency, vatCountry, currentVat }),
    equivalents:
      currency === 'DKK'
        ? computeEquivalents(exact, rates, vatCountry, currentVat).map(({ text }) => text)
        : [],
  };
}
