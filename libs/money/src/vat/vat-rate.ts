import { englishNumbers, type NumberFormat } from '../currency/number-format.ts';
import type { PartsPerMillion } from '../amount/parts-per-million.ts';
import type { CurrentVat } from './current-vat.ts';
import { vatPercentages, type VatCountry } from './vat-percentages.ts';

/** A percent in parts per million. */
const ppmPerPercent = 10_000;

/**
 * The VAT of a country as a rate: 250000 for 25 %, 255000 for 25.5 %.
 *
 * @param current today's rates, where they are known; without them, or where they do not name the country, the fixed one
 * @example
 * getVatRate('DK'); // 250000
 */
export function getVatRate(country: VatCountry, current?: CurrentVat): PartsPerMillion {
  return current?.rates[country] ?? ((vatPercentages[country] * ppmPerPercent) as PartsPerMillion);
}

/**
 * The VAT of a country in percent, as it is shown: `25`, `25.5`.
 *
 * @param current as for `getVatRate`
 * @param numbers English by default
 * @example
 * formatVatPercent('DK'); // '25'
 * const { vat } = parseCurrentVat([{ country: 'FI', percent: '25.5' }], '2026-11-01');
 * formatVatPercent('FI', vat); // '25.5'
 */
export function formatVatPercent(
  country: VatCountry,
  current?: CurrentVat,
  { decimal }: NumberFormat = englishNumbers,
): string {
  const rate = getVatRate(country, current);
  const decimals = String(rate % ppmPerPercent)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(rate / ppmPerPercent)}${decimals && decimal + decimals}`;
}
