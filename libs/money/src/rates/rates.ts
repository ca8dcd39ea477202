import type { PartsPerMillion } from '../amount/parts-per-million.ts';
import type { Currency } from '../currency/currency.ts';

/**
 * Value of one unit of the prices' currency in other currencies, in the order in which they are shown, in parts per
 * million: 134460 is 0.13446.
 */
export type Rates = Readonly<Record<Currency, PartsPerMillion>>;
