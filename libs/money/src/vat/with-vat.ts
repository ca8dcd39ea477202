import { minorUnits, type MinorUnits } from '../amount/minor-units.ts';
import { million } from '../amount/parts-per-million.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import { vatRate, type VatCountry } from './vat-country.ts';

/**
 * The VAT on a net price, rounded half up to a whole minor unit.
 *
 * @throws RangeError when it is too large to be exact
 */
export function vatOn(netMinor: MinorUnits, country: VatCountry): MinorUnits {
  const exact = BigInt(netMinor) * BigInt(vatRate(country));
  return minorUnits(Number(divideHalfUp(exact, BigInt(million))));
}

/**
 * The net price plus its VAT, for programs. To show it, use `formatPrice`, which rounds only once.
 *
 * @throws RangeError when it is too large to be exact
 * @example
 * withVat(minorUnits(10000), 'DK'); // 12500
 */
export function withVat(netMinor: MinorUnits, country: VatCountry): MinorUnits {
  return minorUnits(netMinor + vatOn(netMinor, country));
}
