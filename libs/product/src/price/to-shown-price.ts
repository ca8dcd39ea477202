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

/** A price as it is read: with VAT, rounded to whole units. */
export interface ShownPrice {
  text: string;
  /** About the same in other currencies; none for a price that is not in DKK. */
  equivalents: string[];
}

/**
 * A shop's net price with a country's VAT, today's where it is known. A currency that is never shown here by a sign of its own keeps its code, and
 * its amount as the shop states it.
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
