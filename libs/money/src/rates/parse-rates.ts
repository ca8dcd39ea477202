import { million, toPartsPerMillion, type PartsPerMillion } from '../amount/parts-per-million.ts';
import type { Currency } from '../currency/currency.ts';
import type { Rates } from './rates.ts';

/** A rate above this is a mistake in the document. */
const maxPpm = 1_000 * million;

/**
 * Parses a document of exchange rates, such as `{ EUR: 0.13446, GBP: '0.113023' }`: numbers or decimal text. Fields of
 * other currencies are ignored.
 *
 * @param currencies those of the rates, in their order
 * @returns `undefined` if one of them is missing, zero, negative or absurd: half a document is not trusted
 * @example
 * const document: unknown = JSON.parse('{ "EUR": 0.13446, "GBP": "0.113023" }');
 * parseRates(document, ['EUR', 'GBP']); // { EUR: 134460, GBP: 113023 }
 * parseRates(document, ['EUR', 'SEK']); // undefined
 */
export function parseRates(document: unknown, currencies: readonly Currency[]): Rates | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const read = currencies.map(
    (currency) => [currency, parseRate((document as Record<string, unknown>)[currency])] as const,
  );
  if (read.some(([, rate]) => rate === undefined)) return undefined;
  return Object.freeze(Object.fromEntries(read)) as Rates;
}

/**
 * Converts rates that are known to be valid, such as the facts of an organisation.
 *
 * @throws RangeError if one is zero, negative or absurd
 * @example
 * toRates({ EUR: 0.13446 }); // { EUR: 134460 }
 */
export function toRates(values: Readonly<Record<Currency, number>>): Rates {
  const rates = parseRates(values, Object.keys(values));
  if (!rates)
    throw new RangeError(
      '[GUILDHALL_MONEY_EXCHANGE_RATE] An exchange rate is a number from 0.000001 to 1,000.',
    );
  return rates;
}

function parseRate(value: unknown): PartsPerMillion | undefined {
  const text = typeof value === 'string' ? value.trim() : undefined;
  const rate = text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : value;
  if (typeof rate !== 'number') return undefined;
  const ppm = Math.round(rate * million);
  return ppm > 0 && ppm <= maxPpm ? toPartsPerMillion(ppm) : undefined;
}
