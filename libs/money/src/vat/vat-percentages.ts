/**
 * VAT by country, in percent: the specification's, used where today's rates are not known (`vat-rate.ts`). EL is Greece, as
 * the EU writes it in VAT matters.
 */
export const vatPercentages = {
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
export type VatCountry = keyof typeof vatPercentages;

/**
 * Returns true for the VAT code of a country in the table: Greece is `EL` there, not `GR` as in ISO 3166.
 *
 * @example
 * isVatCountry('EL'); // true
 * isVatCountry('GR'); // false
 */
export function isVatCountry(code: unknown): code is VatCountry {
  return typeof code === 'string' && Object.hasOwn(vatPercentages, code);
}
