import type { MinorUnits } from '../amount/minor-units.ts';
import { million } from '../amount/parts-per-million.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import type { Currency, ForeignCurrency } from '../currency/currency.ts';
import { formatInteger } from '../currency/format-integer.ts';
import type { Rates } from '../rates/rates.ts';
import type { CurrentVat } from '../vat/current-vat.ts';
import type { VatCountry } from '../vat/vat-percentages.ts';
import { getVatRate } from '../vat/vat-rate.ts';

export interface PriceFormat {
  /**
   * The currency of the amount.
   * @default 'DKK'
   */
  currency?: Currency | undefined;
  /** Country whose VAT is added. Default: none. */
  vatCountry?: VatCountry | undefined;
  /** Today's VAT rates, where they are known; else the fixed ones hold. */
  currentVat?: CurrentVat | undefined;
}

const one = BigInt(million);
const minorPerUnit = 100n;

/**
 * Formats a price: rounded half up to whole units, with thousands separators. VAT is added before, so that the price is
 * rounded once.
 *
 * @example
 * formatPrice(toMinorUnits(123450)); // 'DKK 1,235'
 * formatPrice(toMinorUnits(123450), { vatCountry: 'DK' }); // 'DKK 1,543'
 */
export function formatPrice(amountMinor: MinorUnits, { currency = 'DKK', ...vat }: PriceFormat = {}): string {
  return formatInteger(divideHalfUp(computeExact(amountMinor, vat), one * minorPerUnit), currency);
}

/** An approximate price in another currency. */
export interface Equivalent {
  currency: ForeignCurrency;
  /** The formatted price, such as `€166`. */
  text: string;
}

/**
 * Formats the approximate price in another currency, from the exact price in DKK (with VAT if a country is given): rounded once.
 *
 * @example
 * formatEquivalent(toMinorUnits(123450), 'EUR', fallbackRates); // '€166'
 */
export function formatEquivalent(
  amountMinor: MinorUnits,
  currency: ForeignCurrency,
  rates: Rates,
  vatCountry?: VatCountry,
  currentVat?: CurrentVat,
): string {
  const exact = computeExact(amountMinor, { vatCountry, currentVat }) * BigInt(rates[currency]);
  return formatInteger(divideHalfUp(exact, one * one * minorPerUnit), currency);
}

/** Computes the amount with its VAT, in millionths of a minor unit. */
function computeExact(
  amountMinor: MinorUnits,
  { vatCountry, currentVat }: Pick<PriceFormat, 'vatCountry' | 'currentVat'>,
): bigint {
  const rate = vatCountry === undefined ? 0 : getVatRate(vatCountry, currentVat);
  return BigInt(amountMinor) * BigInt(million + rate);
}
