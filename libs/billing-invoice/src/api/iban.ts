import { hasValidCheckDigits, toCompact } from './payment-reference.ts';

/** Countries by the length of their IBANs, from the registry of ISO 13616. */
const countriesByLength: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FO GL NL',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS',
  23: 'AE GI IL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'PT',
  26: 'IS TR',
  27: 'FR GR IT MC SM',
  28: 'AL AZ CY DO GT HU LB PL',
  29: 'BR PS QA UA',
  30: 'JO KW MU',
  31: 'MT',
};

const lengths: ReadonlyMap<string, number> = new Map(
  Object.entries(countriesByLength).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

/**
 * Parses an IBAN (ISO 13616), with or without spaces. Its length is checked too, if the country's is known: one number in 97
 * that lacks a digit has valid check digits.
 *
 * @returns `undefined` for another text, or one that is mistyped
 */
export function parseIban(text: string): string | undefined {
  const compact = toCompact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) || !hasValidCheckDigits(compact)) return undefined;
  const length = lengths.get(compact.slice(0, 2));
  return length === undefined || length === compact.length ? compact : undefined;
}
