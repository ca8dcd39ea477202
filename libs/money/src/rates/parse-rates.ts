import { million, toPartsPerMillion, type PartsPerMillion } from '../amount/parts-per-million.ts';
import { foreignCurrencies } from '../currency/currency.ts';
import type { Rates } from './rates.ts';

/** A rate above this (units per krone) is a mistake in the document. */
const maxPpm = 1_000 * million;

/**
 * Parses a document of exchange rates, such as `{ EUR: 0.13446, GBP: '0.113023', USD: 0.136834 }`: from DKK, as numbers
 * or decimal text; other fields are ignored.
 *
 * @returns `undefined` if one of the three is missing, zero, negative or absurd: half a document is not trusted
 */
export function parseRates(document: unknown): Rates | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const read = foreignCurrencies.map(
    (currency) => [currency, parseRate((document as Record<string, unknown>)[currency])] as const,
  );
  if (read.some(([, rate]) => rate === undefined)) return undefined;
  return Object.freeze(Object.fromEntries(read)) as Rates;
}

function parseRate(value: unknown): PartsPerMillion | undefined {
  const text = typeof value === 'string' ? value.trim() : undefined;
  const rate = text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : value;
  if (typeof rate !== 'number') return undefined;
  const ppm = Math.round(rate * million);
  return ppm > 0 && ppm <= maxPpm ? toPartsPerMillion(ppm) : undefined;
}
