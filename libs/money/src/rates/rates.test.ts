import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackRates } from './rates.ts';
import { parseRates } from './parse-rates.ts';

const good = { EUR: 0.134, GBP: 0.115, USD: 0.145 };

describe('the fixed rates', () => {
  it('are the specified ones [9.2.1]', () => {
    expect(fallbackRates).toEqual({ EUR: 134_460, GBP: 113_023, USD: 136_834 });
  });

  it('equal those of a document with the same numbers', () => {
    expect(parseRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 })).toEqual(fallbackRates);
  });
});

describe('a document of rates', () => {
  it('is parsed to whole parts per million', () => {
    expect(parseRates({ EUR: 0.1344604, GBP: '0.1130235', USD: 1, SEK: 1.5 })).toEqual({
      EUR: 134_460,
      GBP: 113_024,
      USD: 1_000_000,
    });
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
    expect(parseRates(document)).toBeUndefined();
  });

  it('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.anything(), (document) =>
        Object.values(parseRates(document) ?? fallbackRates).every((rate) => rate > 0),
      ),
    );
  });
});
