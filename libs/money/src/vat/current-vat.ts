import type { PartsPerMillion } from '../amount/parts-per-million.ts';
import type { VatCountry } from './vat-percentages.ts';

/**
 * Today's VAT, as maintained: only the rates that differ from the fixed ones, small enough to send with a page.
 * Serialisable. Created by `parseCurrentVat`.
 */
export interface CurrentVat {
  /** The date of the rates, `2026-11-01`. */
  readonly date: string;
  readonly rates: Readonly<Partial<Record<VatCountry, PartsPerMillion>>>;
}
