import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRates, toRates } from './parse-rates.ts';

const currencies = ['EUR', 'GBP', 'USD'];
const good = { EUR: 0.134, GBP: 0.115, USD: 0.145 };

describe('the rates of an organisation', () => {
  it('are whole parts per million, in their order', () => {
    const rates = toRates({ USD: 0.136834, EUR: 0.13446, CHF: 1 });
    expect(Object.entries(rates)).toEqual([
      ['USD', 136_834],
      ['EUR', 134_460],
      ['CHF', 1_000_000],
    ]);
    expect(toRates({})).toEqual({});
  });

  it('equal those of a document with the same numbers', () => {
    expect(parseRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 }, currencies)).toEqual(
      toRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 }),
    );
  });

  it.each([0, -1, 1001, Number.NaN])('are refused with %d', (rate) => {
    expect(() => toRates({ EUR: rate })).toThrow(RangeError);
  });
});

describe('a document of rates', () => {
  it('is parsed to whole parts per million', () => {
    expect(parseRates({ EUR: 0.1344604, GBP: '0.1130235', USD: 1, SEK: 1.5 }, currencies)).toEqual({
      EUR: 134_460,
      GBP: 113_024,
      USD: 1_000_000,
    });
  });

  it('is read for other currencies, in the order of the site', () => {
    const rates = parseRates({ EUR: 0.134, CHF: '0.12', SEK: 1.5 }, ['SEK', 'CHF']);
    expect(Object.entries(rates ?? {})).toEqual([
      ['SEK', 1_500_000],
      ['CHF', 120_000],
    ]);
  });

  it.each([
    undefined,
    null,
    '',
    [],
    {},
    'EUR',
    42,
    { EUR: 0.13 },
    { ...good, GBP: undefined },
    { ...good, GBP: 0 },
    { ...good, GBP: -0.1 },
    { ...good, GBP: 0.000_000_1 },
    { ...good, GBP: 1001 },
    { ...good, GBP: Number.NaN },
    { ...good, GBP: Infinity },
    { ...good, GBP: '0,115' },
    { ...good, GBP: '1e-1' },
    { ...good, GBP: '' },
    { ...good, GBP: null },
    { ...good, GBP: [0.115] },
  ])('is rejected if it is invalid: %j', (document) => {
    expect(parseRates(document, currencies)).toBeUndefined();
  });

  it('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.anything(), (document) =>
        Object.values(parseRates(document, currencies) ?? {}).every((rate) => rate > 0),
      ),
    );
  });
});
