import { minorUnits, type MinorUnits } from '../amount/minor-units.ts';
import { million } from '../amount/parts-per-million.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import type { CurrentVat } from './current-vat.ts';
import type { VatCountry } from './vat-percents.ts';
import { vatRate } from './vat-rate.ts';

/**
 * The VAT on a net price, rounded half up to a whole minor unit.
 *
 * @param current today's rates, where they are known; else the fixed ones hold
 * @throws RangeError when it is too large to be exact
 */
export function vatOn(netMinor: MinorUnits, country: VatCountry, current?: CurrentVat): MinorUnits {
  const exact = BigInt(netMinor) * BigInt(vatRate(country, current));
  return minorUnits(Number(divideHalfUp(exact, BigInt(million))));
}

/**
 * The net price plus its VAT, for programs. To show it, use `formatPrice`, which rounds only once.
 *
 * @param current as for `vatOn`
 * @throws RangeError when it is too large to be exact
 * @example
 * withVat(minorUnits(10000), 'DK'); // 12500
 */
export function withVat(netMinor: MinorUnits, country: VatCountry, current?: CurrentVat): MinorUnits {
  return minorUnits(netMinor + vatOn(netMinor, country, current));
}
