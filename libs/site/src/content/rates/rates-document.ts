import { parseRates, type Currency, type Rates } from '@guildhall/money';
import * as v from 'valibot';

const document = v.object({ fields: v.record(v.string(), v.record(v.string(), v.unknown())) });

/**
 * Parses exchange rates from the document store's REST format: `{ fields: { EUR: { doubleValue: 0.13446 }, … } }`.
 * Whole numbers are strings there.
 *
 * @param currencies those of the equivalents, in their order
 * @returns `undefined` if the document is invalid or incomplete
 */
export function parseRatesDocument(response: unknown, currencies: readonly Currency[]): Rates | undefined {
  const read = v.safeParse(document, response);
  if (!read.success) return undefined;
  const values = Object.entries(read.output.fields).map(([name, value]) => [
    name,
    value['doubleValue'] ?? value['integerValue'] ?? value['stringValue'],
  ]);
  return parseRates(Object.fromEntries(values), currencies);
}
