import { partsPerMillion, type PartsPerMillion } from '../amount/parts-per-million.ts';
import type { CurrentVat } from './current-vat.ts';
import { vatPercents, type VatCountry } from './vat-percents.ts';

/** A percent in parts per million. */
const ppmOfPercent = 10_000;

/**
 * The VAT of a country as a rate: 250000 for 25 %, 255000 for 25.5 %.
 *
 * @param current today's rates, where they are known; without them, or where they do not name the country, the fixed one
 */
export function vatRate(country: VatCountry, current?: CurrentVat): PartsPerMillion {
  return current?.rates[country] ?? partsPerMillion(vatPercents[country] * ppmOfPercent);
}

/**
 * The VAT of a country in percent, as it is shown: `25`, `25.5`.
 *
 * @param current as for `vatRate`
 */
export function vatPercentText(country: VatCountry, current?: CurrentVat): string {
  const rate = vatRate(country, current);
  const decimals = String(rate % ppmOfPercent)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(rate / ppmOfPercent)}${decimals && `.${decimals}`}`;
}
