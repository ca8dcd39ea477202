import { toPartsPerMillion, type PartsPerMillion } from '../amount/parts-per-million.ts';
import type { ForeignCurrency } from '../currency/currency.ts';

/** Value of one DKK in other currencies, in parts per million: EUR 134460 is 0.13446. */
export type Rates = Readonly<Record<ForeignCurrency, PartsPerMillion>>;

/** The fixed rates that hold while the current ones cannot be read. */
export const fallbackRates: Rates = Object.freeze({
  EUR: toPartsPerMillion(134_460),
  GBP: toPartsPerMillion(113_023),
  USD: toPartsPerMillion(136_834),
});
