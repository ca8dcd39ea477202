import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinorUnits } from '../amount/minor-units.ts';
import { isCurrency, type Currency } from '../currency/currency.ts';
import { englishNumbers, type NumberFormat } from '../currency/number-format.ts';
import { toRates } from '../rates/parse-rates.ts';
import { parseCurrentVat } from '../vat/parse-current-vat.ts';
import { vatPercentages, type VatCountry } from '../vat/vat-percentages.ts';
import { addVat } from '../vat/add-vat.ts';
import { computeEquivalents } from './equivalents.ts';
import { formatAmount } from './format-amount.ts';
import { formatFigures } from './format-figures.ts';
import { formatPrice } from './format-price.ts';

const inKroner = { currency: 'DKK' };
const rates = toRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 });

const prices = fc.integer({ min: 0, max: 10 ** 14 }).map(toMinorUnits);
const countries = fc.constantFrom(...(Object.keys(vatPercentages) as VatCountry[]));
/** Percentages with up to four decimals, as ten-thousandths of one. */
const tenThousandths = fc.integer({ min: 0, max: 500_000 });
const decimalText = (value: number) =>
  `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;
const createVat = (country: VatCountry, value: number) =>
  parseCurrentVat([{ country, percent: decimalText(value) }], '2026-11-01').vat;
const currency = fc.constantFrom('DKK', 'EUR', 'GBP', 'USD', 'CHF', 'SEK');
const german: NumberFormat = { group: '.', decimal: ',', sign: 'after' };
const swiss: NumberFormat = { group: '’', decimal: '.', sign: 'before' };
const plain: NumberFormat = { group: '', decimal: ',', sign: 'after' };
const notations = fc.constantFrom(undefined, englishNumbers, german, swiss, plain);
const rateNumbers = fc.constantFrom(134_460, 113_023, 1, 1_000_000_000, 11_187_654);
const toChf = (rate: number) => toRates({ CHF: rate / 1_000_000 });
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

  it.each<[number, Currency, NumberFormat, string]>([
    [123450, 'EUR', german, '1.235\u00A0€'],
    [123450, 'DKK', german, '1.235\u00A0DKK'],
    [-123450, 'EUR', german, '-1.235\u00A0€'],
    [99, 'USD', german, '1\u00A0$'],
    [123450, 'CHF', englishNumbers, 'CHF 1,235'],
    [123_456_789_012, 'CHF', swiss, 'CHF 1’234’567’890'],
    [123450, 'EUR', plain, '1235\u00A0€'],
    [123450, 'EUR', { ...german, group: '$' }, '1$235\u00A0€'],
    [123450, 'SEK', { ...plain, signs: { SEK: 'kr' } }, '1235\u00A0kr'],
    [123450, 'NOK', { ...englishNumbers, signs: { NOK: 'kr ' } }, 'kr 1,235'],
    [123450, 'NOK', { ...plain, signs: { NOK: 'kr ' } }, '1235\u00A0kr'],
    [123450, 'EUR', { ...swiss, signs: { EUR: '€ ' } }, '€ 1’235'],
    [123450, 'CHF', { ...plain, signs: { SEK: 'kr' } }, '1235\u00A0CHF'],
  ])('of %d in %s with %j is formatted as %s', (minor, shownIn, numbers, text) => {
    expect(formatPrice(toMinorUnits(minor), { currency: shownIn, numbers })).toBe(text);
  });

  it('with VAT is the net price plus VAT [9.2.3]', () => {
    expect(formatPrice(toMinorUnits(10000), inKroner, 'DK')).toBe('DKK 125');
    expect(formatPrice(toMinorUnits(10000), inKroner, 'HU')).toBe('DKK 127');
    expect(formatPrice(toMinorUnits(10000), { currency: 'EUR' }, 'LU')).toBe('€117');
  });

  it('is rounded once: 49.61 øre become 0, not first 50 øre and then a krone', () => {
    expect(addVat(toMinorUnits(41), 'BE')).toBe(50);
    expect(formatPrice(toMinorUnits(41), inKroner, 'BE')).toBe('DKK 0');
  });

  it('agrees with exact arithmetic for every country', () => {
    fc.assert(
      fc.property(prices, countries, (netMinor, country) => {
        const exact = BigInt(netMinor) * BigInt(100 + vatPercentages[country]);
        return toUnits(formatPrice(netMinor, inKroner, country)) === (exact + 5_000n) / 10_000n;
      }),
    );
  });

  it('agrees with exact arithmetic for every percentage with decimals', () => {
    fc.assert(
      fc.property(prices, countries, tenThousandths, (netMinor, country, percent) => {
        const exact = BigInt(netMinor) * BigInt(1_000_000 + percent);
        const text = formatPrice(netMinor, { ...inKroner, currentVat: createVat(country, percent) }, country);
        return toUnits(text) === (exact + 50_000_000n) / 100_000_000n;
      }),
    );
  });

  it('uses the current rate of its country, and the fixed one for a country that the list does not name', () => {
    const currentVat = createVat('FI', 255_000);
    // 199.20 × 1.255 = 249.996
    expect(formatPrice(toMinorUnits(19_920), { ...inKroner, currentVat }, 'FI')).toBe('DKK 250');
    expect(formatPrice(toMinorUnits(10_000), { ...inKroner, currentVat }, 'FI')).toBe('DKK 126');
    expect(formatPrice(toMinorUnits(10_000), inKroner, 'FI')).toBe('DKK 124');
    expect(formatPrice(toMinorUnits(10_000), { ...inKroner, currentVat }, 'SE')).toBe('DKK 125');
  });

  it('has its currency, groups of three digits, and its exact whole units', () => {
    fc.assert(
      fc.property(prices, currency, (amountMinor, shownIn) => {
        const text = formatPrice(amountMinor, { currency: shownIn });
        const rounded = (BigInt(amountMinor) + 50n) / 100n;
        return /^(DKK |CHF |SEK |€|£|\$)\d{1,3}(,\d{3})*$/.test(text) && toUnits(text) === rounded;
      }),
    );
  });

  it('has the same digits in every notation, and stays on one line', () => {
    fc.assert(
      fc.property(prices, currency, countries, notations, (amountMinor, shownIn, country, numbers) => {
        const text = formatPrice(amountMinor, { currency: shownIn, numbers }, country);
        const english = formatPrice(amountMinor, { currency: shownIn }, country);
        const isOnOneLine = numbers?.sign !== 'after' || /^[\d.]+\u00A0\D+$/.test(text);
        return toUnits(text) === toUnits(english) && isOnOneLine;
      }),
    );
  });
});

describe('equivalents', () => {
  it('are in the currencies of the rates, in their order', () => {
    expect(computeEquivalents(toMinorUnits(100_000), { rates })).toEqual([
      { currency: 'EUR', text: '€134' },
      { currency: 'GBP', text: '£113' },
      { currency: 'USD', text: '$137' },
    ]);
    expect(
      computeEquivalents(toMinorUnits(100_000), {
        rates: toRates({ SEK: 11.2, CHF: 0.94 }),
        numbers: german,
      }),
    ).toEqual([
      { currency: 'SEK', text: '11.200\u00A0SEK' },
      { currency: 'CHF', text: '940\u00A0CHF' },
    ]);
  });

  it('are none without rates', () => {
    expect(computeEquivalents(toMinorUnits(100_000), {})).toEqual([]);
    expect(computeEquivalents(toMinorUnits(100_000), { rates: toRates({}) })).toEqual([]);
  });

  it('are those of the price with VAT if a country is given', () => {
    expect(computeEquivalents(toMinorUnits(100_000), { rates }, 'DK').map(({ text }) => text)).toEqual([
      '€168',
      '£141',
      '$171',
    ]);
  });

  it('are rounded once, from the exact price', () => {
    fc.assert(
      fc.property(prices, rateNumbers, countries, notations, (price, rate, country, numbers) => {
        const exact = BigInt(price) * BigInt(rate) * BigInt(100 + vatPercentages[country]);
        const rounded = (exact + 5_000_000_000n) / 10_000_000_000n;
        const [equivalent] = computeEquivalents(price, { rates: toChf(rate), numbers }, country);
        return toUnits(equivalent?.text ?? '') === rounded;
      }),
    );
  });

  it('are rounded once for every percentage with decimals', () => {
    fc.assert(
      fc.property(prices, rateNumbers, countries, tenThousandths, (price, rate, country, percent) => {
        const exact = BigInt(price) * BigInt(rate) * BigInt(1_000_000 + percent);
        const rounded = (exact + 50_000_000_000_000n) / 100_000_000_000_000n;
        const currentVat = createVat(country, percent);
        const [equivalent] = computeEquivalents(price, { rates: toChf(rate), currentVat }, country);
        return toUnits(equivalent?.text ?? '') === rounded;
      }),
    );
  });
});

describe('a currency', () => {
  it('is any with two decimals', () => {
    expect(['DKK', 'EUR', 'GBP', 'USD', 'CHF', 'SEK'].every(isCurrency)).toBe(true);
    expect(['dkk', 'XYZ', 'JPY', 'KWD', '', null, undefined].some(isCurrency)).toBe(false);
  });
});

describe('an amount without VAT', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(toMinorUnits);

  it('is formatted like a price without a VAT country', () => {
    fc.assert(
      fc.property(amounts, currency, notations, (amountMinor, shownIn, numbers) => {
        const text = formatAmount(amountMinor, shownIn, numbers);
        expect(text).toBe(formatPrice(amountMinor, { currency: shownIn, numbers }));
      }),
    );
  });

  it('has the same figures without its currency', () => {
    fc.assert(
      fc.property(amounts, notations, (amountMinor, numbers) => {
        const text = formatAmount(amountMinor, 'CHF', numbers);
        expect(text.replace(/^CHF |\u00A0CHF$/, '')).toBe(formatFigures(amountMinor, numbers));
      }),
    );
  });
});
