import { toMinorUnits, type MinorUnits } from '../amount/minor-units.ts';
import { million } from '../amount/parts-per-million.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import type { CurrentVat } from './current-vat.ts';
import type { VatCountry } from './vat-percentages.ts';
import { getVatRate } from './vat-rate.ts';

/**
 * The VAT on a net price, rounded half up to a whole minor unit.
 *
 * @param current today's rates, where they are known; else the fixed ones hold
 * @throws RangeError when it is too large to be exact
 */
export function computeVat(netMinor: MinorUnits, country: VatCountry, current?: CurrentVat): MinorUnits {
  const exact = BigInt(netMinor) * BigInt(getVatRate(country, current));
  return toMinorUnits(Number(divideHalfUp(exact, BigInt(million))));
}

/**
 * The net price plus its VAT, for programs. To show it, use `formatPrice`, which rounds only once.
 *
 * @param current as for `computeVat`
 * @throws RangeError when it is too large to be exact
 * @example
 * addVat(toMinorUnits(10000), 'DK'); // 12500
 */
export function addVat(netMinor: MinorUnits, country: VatCountry, current?: CurrentVat): MinorUnits {
  return toMinorUnits(netMinor + computeVat(netMinor, country, current));
}
