import { euVat, stdnum, type Validator } from 'stdnum';

/** A VAT number as the EU's check requires it: Greece is EL, Northern Ireland XI, and no country before the number. */
export interface VatNumber {
  country: string;
  number: string;
}

/** Prefixes that people type besides the country’s own code. */
const otherPrefixes: Readonly<Record<string, readonly string[]>> = { EL: ['GR'], XI: ['GB'] };

/**
 * Reads a VAT number as it was typed: spaces, dots, dashes and a leading country code do not matter, GR is EL, and an
 * Austrian number gets the U that belongs to it. It is checked by format and checksum; a number of zeros only passes
 * many checksums, and is refused.
 *
 * @returns `undefined` when it is not a number of that country, or the country is not in the EU's VAT area
 */
export function parseVatNumber(country: string, typed: string): VatNumber | undefined {
  const code = country === 'GR' ? 'EL' : country;
  const validators = getValidators(code);
  if (!validators) return undefined;
  let number = stripPrefix(code, typed.toUpperCase().replace(/[\s.\-–_/]/g, ''));
  if (code === 'AT' && /^\d{8}$/.test(number)) number = `U${number}`;
  if (!/^[0-9A-Z+*]{2,14}$/.test(number) || /^0+$/.test(number)) return undefined;
  for (const validator of validators) {
    const result = validator.validate(number);
    if (result.isValid) return { country: code, number: stripPrefix(code, result.compact) };
  }
  return undefined;
}

/** True for the VAT codes of the 27 member states, and for XI. */
export function isVatCountry(code: string): boolean {
  return getValidators(code) !== undefined;
}

function stripPrefix(code: string, number: string): string {
  const prefix = [code, ...(otherPrefixes[code] ?? [])].find((one) => number.startsWith(one));
  return prefix === undefined ? number : number.slice(prefix.length);
}

/** The formats of the 27 countries and Northern Ireland, which uses the British one. */
function getValidators(code: string): readonly Validator[] | undefined {
  if (code === 'XI') return stdnum['GB']?.['vat'] && [stdnum['GB']['vat']];
  if (code === 'GR' || code === 'CH' || code === 'AD') return undefined;
  const key = code === 'EL' ? 'GR' : code;
  return Object.hasOwn(euVat, key) ? euVat[key] : undefined;
}
