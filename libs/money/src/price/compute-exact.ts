import type { MinorUnits } from '../amount/minor-units.ts';
import { million } from '../amount/parts-per-million.ts';
import type { CurrentVat } from '../vat/current-vat.ts';
import type { VatCountry } from '../vat/vat-percentages.ts';
import { getVatRate } from '../vat/vat-rate.ts';

const minorPerUnit = 100;

/** Millionths of a minor unit in a whole unit. */
export const exactPerUnit = BigInt(million * minorPerUnit);

/** Computes the amount with its VAT, in millionths of a minor unit. */
export function computeExact(
  amountMinor: MinorUnits,
  vatCountry: VatCountry | undefined,
  currentVat: CurrentVat | undefined,
): bigint {
  const rate = vatCountry === undefined ? 0 : getVatRate(vatCountry, currentVat);
  return BigInt(amountMinor) * BigInt(million + rate);
}
