import type { MinorUnits } from '../amount/minor-units.ts';
import { million } from '../amount/parts-per-million.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import type { Currency } from '../currency/currency.ts';
import { formatUnits } from '../currency/format-units.ts';
import type { VatCountry } from '../vat/vat-percentages.ts';
import { computeExact, exactPerUnit } from './compute-exact.ts';
import type { Pricing } from './pricing.ts';

/** An approximate price in another currency. */
export interface Equivalent {
  currency: Currency;
  /** The formatted price, such as `€166`. */
  text: string;
}

/**
 * Computes the approximate prices in the currencies of the rates, in their order, from the exact price (with VAT if a
 * country is given): each is rounded once.
 *
 * @param vatCountry The country whose VAT is added before conversion; without it none is added.
 * @example
 * const rates = toRates({ EUR: 0.13446 });
 * computeEquivalents(toMinorUnits(123450), { rates }); // [{ currency: 'EUR', text: '€166' }]
 */
export function computeEquivalents(
  amountMinor: MinorUnits,
  { rates = {}, currentVat, numbers }: Pick<Pricing, 'rates' | 'currentVat' | 'numbers'>,
  vatCountry?: VatCountry,
): Equivalent[] {
  const exact = computeExact(amountMinor, vatCountry, currentVat);
  return Object.entries(rates).map(([currency, rate]) => ({
    currency,
    text: formatUnits(divideHalfUp(exact * BigInt(rate), exactPerUnit * BigInt(million)), currency, numbers),
  }));
}
