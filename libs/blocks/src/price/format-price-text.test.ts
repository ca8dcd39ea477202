import { toRates, type Pricing } from '@guildhall/money';
import { describe, expect, it } from 'vitest';
import { inKroner, pricing } from '../blocks/context.fixture.ts';
import { formatPriceText, parsePriceAmount } from './format-price-text.ts';

it.each([
  ['0', 'DKK 0'],
  ['450', 'DKK 450'],
  ['1450', 'DKK 1,450'],
  ['1,200', 'DKK 1,200'],
  ['1,234,567', 'DKK 1,234,567'],
  ['1450.50', 'DKK 1,451'],
  ['1.200', 'DKK 1,200'],
  ['1.200,50', 'DKK 1,201'],
  ['1.234.567', 'DKK 1,234,567'],
  ['1200,50', 'DKK 1,201'],
])('shows the bare figures %s as %s [9.2.6]', (price, text) => {
  expect(formatPriceText(price, '', inKroner)).toBe(text);
});

it.each([
  'DKK 1450',
  '1.450 kr.',
  '1.20.0',
  '1.2000',
  'from 400 kr.',
  'from € 20',
  '-1450',
  '1,20',
  '12,3456',
  'Free',
])('leaves %s as the editor wrote it [9.2.6]', (price) => {
  expect(formatPriceText(price, '', inKroner)).toBe(price);
});

it.each([
  ['DKK a year', '1,450'],
  ['kr. om året', '1,450'],
  ['€ a year', '1,450'],
  ['krone by krone', 'DKK 1,450'],
  ['a year', 'DKK 1,450'],
])('does not repeat the currency: before %j it is %s [9.2.6]', (after, text) => {
  expect(formatPriceText('1450', after, pricing)).toBe(text);
});

it('leaves every price as it is if the currency is not known', () => {
  expect(formatPriceText('1450')).toBe('1450');
});

describe('the prices of an organisation with euros and German notation', () => {
  const german: Pick<Pricing, 'currency' | 'rates' | 'numbers'> = {
    currency: 'EUR',
    rates: toRates({ CHF: 0.94 }),
    numbers: { group: '.', decimal: ',', sign: 'after' },
  };

  it.each([
    ['450', '', '450\u00A0€'],
    ['1.200', '', '1.200\u00A0€'],
    ['1.200,50', '', '1.201\u00A0€'],
    ['12,50', '', '13\u00A0€'],
    ['1,200.50', '', '1.201\u00A0€'],
    ['1.20', '', '1.20'],
    ['ab 20 €', '', 'ab 20 €'],
    ['1450', '€ im Jahr', '1.450'],
    ['1450', 'CHF im Jahr', '1.450'],
    ['1450', 'DKK', '1.450\u00A0€'],
  ])('are shown in them: %j before %j as %j', (price, after, text) => {
    expect(formatPriceText(price, after, german)).toBe(text);
  });

  it.each([
    ['450', 'im Jahr', 45_000],
    ['1.450,50', undefined, 145_050],
    ['1.450 € im Jahr', undefined, 145_000],
    ['1.450 EUR', 'im Jahr', 145_000],
    ['€ 450', undefined, 45_000],
    ['1,200.50', undefined, undefined],
    ['450', 'CHF im Jahr', undefined],
    ['450 CHF', undefined, undefined],
    ['450–500 €', undefined, undefined],
    ['ab 450 €', undefined, undefined],
  ])('are read: %j before %j as %j cents', (price, after, amount) => {
    expect(parsePriceAmount(price, after, german)).toBe(amount);
  });
});

it('reads figures in groups of any space', () => {
  const french = { currency: 'EUR', numbers: { group: '\u202F', decimal: ',', sign: 'after' } } as const;
  expect(formatPriceText('1 450,50', '', french)).toBe('1\u202F451\u00A0€');
  expect(parsePriceAmount('1 450 € par an', '', french)).toBe(145_000);
});

it('knows the organisation’s own sign of its currency', () => {
  const numbers = { group: '.', decimal: ',', sign: 'after', signs: { CHF: 'Fr.' } } as const;
  const inFrancs = { currency: 'CHF', numbers };
  expect(formatPriceText('1450', 'Fr. im Jahr', inFrancs)).toBe('1.450');
  expect(formatPriceText('1450', 'im Jahr', inFrancs)).toBe('1.450\u00A0Fr.');
  expect(parsePriceAmount('1.450 Fr. im Jahr', '', inFrancs)).toBe(145_000);
});
