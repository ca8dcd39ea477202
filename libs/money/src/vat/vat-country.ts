import { partsPerMillion, type PartsPerMillion } from '../amount/parts-per-million.ts';
import type { CurrentVat } from './current-vat.ts';

/** VAT by country, in percent: the fixed rates of the specification. EL is Greece, as the EU writes it in VAT matters. */
export const vatPercents = {
  BE: 21,
  BG: 20,
  CZ: 21,
  DK: 25,
  DE: 19,
  EE: 20,
  IE: 23,
  EL: 24,
  ES: 21,
  FR: 20,
  HR: 25,
  IT: 22,
  CY: 19,
  LV: 21,
  LT: 21,
  LU: 17,
  HU: 27,
  MT: 18,
  NL: 21,
  AT: 20,
  PL: 23,
  PT: 23,
  RO: 19,
  SI: 22,
  SK: 20,
  FI: 24,
  SE: 25,
} as const;

/** A country of the VAT table, by its VAT code. */
export type VatCountry = keyof typeof vatPercents;

/** The country whose VAT is shown until the visitor chooses another. */
export const defaultVatCountry: VatCountry = 'DK';

/** Whether it is a country of the VAT table. */
export function isVatCountry(code: unknown): code is VatCountry {
  return typeof code === 'string' && Object.hasOwn(vatPercents, code);
}

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
