import type { MinorUnits } from '../amount/minor-units.ts';
import { foreignCurrencies } from '../currency/currency.ts';
import type { Rates } from '../rates/rates.ts';
import type { CurrentVat } from '../vat/current-vat.ts';
import type { VatCountry } from '../vat/vat-percentages.ts';
import { formatEquivalent, type Equivalent } from './format-price.ts';

/**
 * Computes the approximate price in EUR, GBP and USD, in this order, of a price in DKK.
 *
 * @param vatCountry The country whose VAT is added before conversion; without it none is added.
 * @param currentVat today's VAT rates, where they are known
 * @example
 * computeEquivalents(toMinorUnits(100000), fallbackRates); // [{ currency: 'EUR', text: '€134' }, …]
 */
export function computeEquivalents(
  amountMinor: MinorUnits,
  rates: Rates,
  vatCountry?: VatCountry,
  currentVat?: CurrentVat,
): Equivalent[] {
  return foreignCurrencies.map((currency) => ({
    currency,
    text: formatEquivalent(amountMinor, currency, rates, vatCountry, currentVat),
  }));
}
