import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinorUnits } from '../amount/minor-units.ts';
import { currencies, foreignCurrencies, isCurrency, type Currency } from '../currency/currency.ts';
import { fallbackRates } from '../rates/rates.ts';
import { parseCurrentVat } from '../vat/parse-current-vat.ts';
import { vatPercentages, type VatCountry } from '../vat/vat-percentages.ts';
import { addVat } from '../vat/add-vat.ts';
import { computeEquivalents } from './equivalents.ts';
import { formatAmount } from './format-amount.ts';
import { formatEquivalent, formatPrice } from './format-price.ts';

const prices = fc.integer({ min: 0, max: 10 ** 14 }).map(toMinorUnits);
const countries = fc.constantFrom(...(Object.keys(vatPercentages) as VatCountry[]));
/** Percentages with up to four decimals, as ten-thousandths of one. */
const tenThousandths = fc.integer({ min: 0, max: 500_000 });
const decimalText = (value: number) =>
  `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;
const createVat = (country: VatCountry, value: number) =>
  parseCurrentVat([{ country, percent: decimalText(value) }], '2026-11-01').vat;
const currency = fc.constantFrom(...currencies);
const toUnits = (text: string) => BigInt(text.replace(/[^\d-]/g, ''));

describe('a price', () => {
  it.each<[number, Currency, string]>([
    [123450, 'DKK', 'DKK 1,235'],
    [123450, 'EUR', '€1,235'],
    [123450, 'GBP', '£1,235'],
    [123450, 'USD', '$1,235'],
    [0, 'DKK', 'DKK 0'],
    [49, 'DKK', 'DKK 0'],
    [50, 'DKK', 'DKK 1'],
    [99949, 'DKK', 'DKK 999'],
    [99950, 'DKK', 'DKK 1,000'],
    [100_000_000, 'USD', '$1,000,000'],
    [123_456_789_012, 'GBP', '£1,234,567,890'],
    [-123450, 'DKK', '-DKK 1,235'],
    [-49, 'EUR', '€0'],
  ])('of %d in %s is formatted as %s [9.2.2]', (minor, shownIn, text) => {
    expect(formatPrice(toMinorUnits(minor), { currency: shownIn })).toBe(text);
  });

  it('is in DKK by default', () => {
    expect(formatPrice(toMinorUnits(24900))).toBe('DKK 249');
  });

  it('with VAT is the net price plus VAT [9.2.3]', () => {
    expect(formatPrice(toMinorUnits(10000), { vatCountry: 'DK' })).toBe('DKK 125');
    expect(formatPrice(toMinorUnits(10000), { vatCountry: 'HU' })).toBe('DKK 127');
    expect(formatPrice(toMinorUnits(10000), { vatCountry: 'LU', currency: 'EUR' })).toBe('€117');
  });

  it('is rounded once: 49.61 øre become 0, not first 50 øre and then a krone', () => {
    expect(addVat(toMinorUnits(41), 'BE')).toBe(50);
    expect(formatPrice(toMinorUnits(41), { vatCountry: 'BE' })).toBe('DKK 0');
  });

  it('agrees with exact arithmetic for every country', () => {
    fc.assert(
      fc.property(prices, countries, (netMinor, country) => {
        const exact = BigInt(netMinor) * BigInt(100 + vatPercentages[country]);
        return toUnits(formatPrice(netMinor, { vatCountry: country })) === (exact + 5_000n) / 10_000n;
      }),
    );
  });

  it('agrees with exact arithmetic for every percentage with decimals', () => {
    fc.assert(
      fc.property(prices, countries, tenThousandths, (netMinor, country, percent) => {
        const exact = BigInt(netMinor) * BigInt(1_000_000 + percent);
        const text = formatPrice(netMinor, { vatCountry: country, currentVat: createVat(country, percent) });
        return toUnits(text) === (exact + 50_000_000n) / 100_000_000n;
      }),
    );
  });

  it('uses the current rate of its country, and the fixed one for a country that the list does not name', () => {
    const currentVat = createVat('FI', 255_000);
    // 199.20 × 1.255 = 249.996
    expect(formatPrice(toMinorUnits(19_920), { vatCountry: 'FI', currentVat })).toBe('DKK 250');
    expect(formatPrice(toMinorUnits(10_000), { vatCountry: 'FI', currentVat })).toBe('DKK 126');
    expect(formatPrice(toMinorUnits(10_000), { vatCountry: 'FI' })).toBe('DKK 124');
    expect(formatPrice(toMinorUnits(10_000), { vatCountry: 'SE', currentVat })).toBe('DKK 125');
  });

  it('has its currency, groups of three digits, and its exact whole units', () => {
    fc.assert(
      fc.property(prices, currency, (amountMinor, shownIn) => {
        const text = formatPrice(amountMinor, { currency: shownIn });
        const rounded = (BigInt(amountMinor) + 50n) / 100n;
        return /^(DKK |€|£|\$)\d{1,3}(,\d{3})*$/.test(text) && toUnits(text) === rounded;
      }),
    );
  });
});

describe('equivalents', () => {
  it('are EUR, GBP and USD, with the given rates', () => {
    expect(computeEquivalents(toMinorUnits(100_000), fallbackRates)).toEqual([
      { currency: 'EUR', text: '€134' },
      { currency: 'GBP', text: '£113' },
      { currency: 'USD', text: '$137' },
    ]);
  });

  it('are those of the price with VAT if a country is given', () => {
    expect(computeEquivalents(toMinorUnits(100_000), fallbackRates, 'DK').map(({ text }) => text)).toEqual([
      '€168',
      '£141',
      '$171',
    ]);
  });

  it('are rounded once, from the exact price', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...foreignCurrencies), countries, (price, into, country) => {
        const exact = BigInt(price) * BigInt(fallbackRates[into]) * BigInt(100 + vatPercentages[country]);
        const rounded = (exact + 5_000_000_000n) / 10_000_000_000n;
        return toUnits(formatEquivalent(price, into, fallbackRates, country)) === rounded;
      }),
    );
  });

  it('are rounded once for every percentage with decimals', () => {
    fc.assert(
      fc.property(
        prices,
        fc.constantFrom(...foreignCurrencies),
        countries,
        tenThousandths,
        (price, into, country, percent) => {
          const exact = BigInt(price) * BigInt(fallbackRates[into]) * BigInt(1_000_000 + percent);
          const rounded = (exact + 50_000_000_000_000n) / 100_000_000_000_000n;
          const text = formatEquivalent(price, into, fallbackRates, country, createVat(country, percent));
          return toUnits(text) === rounded;
        },
      ),
    );
  });
});

describe('currencies', () => {
  it('are these four', () => {
    expect(['DKK', 'EUR', 'GBP', 'USD'].every(isCurrency)).toBe(true);
    expect(['dkk', 'SEK', '', null, undefined].some(isCurrency)).toBe(false);
  });
});

describe('an amount without VAT', () => {
  it('is formatted like a price without a VAT country', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
        expect(formatAmount(toMinorUnits(value))).toBe(formatPrice(toMinorUnits(value)));
      }),
    );
  });
});
