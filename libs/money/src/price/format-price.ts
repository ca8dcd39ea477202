import type { MinorUnits } from '../amount/minor-units.ts';
import { divideHalfUp } from '../amount/round-half-up.ts';
import { formatUnits } from '../currency/format-units.ts';
import type { VatCountry } from '../vat/vat-percentages.ts';
import { computeExact, exactPerUnit } from './compute-exact.ts';
import type { Pricing } from './pricing.ts';

/**
 * Formats a price: rounded half up to whole units, with thousands separators. VAT is added before, so that the price is
 * rounded once.
 *
 * @param vatCountry The country whose VAT is added; without it none is added.
 * @example
 * formatPrice(toMinorUnits(123450), { currency: 'DKK' }); // 'DKK 1,235'
 * formatPrice(toMinorUnits(123450), { currency: 'DKK' }, 'DK'); // 'DKK 1,543'
 */
export function formatPrice(
  amountMinor: MinorUnits,
  { currency, currentVat, numbers }: Pick<Pricing, 'currency' | 'currentVat' | 'numbers'>,
  vatCountry?: VatCountry,
): string {
  const exact = computeExact(amountMinor, vatCountry, currentVat);
  return formatUnits(divideHalfUp(exact, exactPerUnit), currency, numbers);
}
