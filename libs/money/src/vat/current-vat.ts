import type { PartsPerMillion } from '../amount/parts-per-million.ts';
import type { VatCountry } from './vat-percentages.ts';

/**
 * Today's VAT, as it is maintained: only the rates that differ from the fixed ones, so that it is small enough to travel
 * with a page. Plain data. From `parseCurrentVat`.
 */
export interface CurrentVat {
  /** The day as of which the rates hold, `2026-11-01`. */
  readonly date: string;
  readonly rates: Readonly<Partial<Record<VatCountry, PartsPerMillion>>>;
}
