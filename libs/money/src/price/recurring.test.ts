import { expect, it } from 'vitest';
import { toMinorUnits } from '../amount/minor-units.ts';
import { formatExact } from './format-exact.ts';
import { formatRecurring } from './format-recurring.ts';

it.each([
  [0, 'DKK 0'],
  [45_000, 'DKK 450'],
  [123_400_000, 'DKK 1,234,000'],
  [4_995, 'DKK 49.95'],
  [100_005, 'DKK 1,000.05'],
])('formats %i øre to the minor unit: %s', (amount, text) => {
  expect(formatExact(toMinorUnits(amount), 'DKK')).toBe(text);
});

it.each([
  [1, 'year', 'DKK 450 a year'],
  [1, 'month', 'DKK 450 a month'],
  [3, 'month', 'DKK 450 every 3 months'],
  [2, 'week', 'DKK 450 every 2 weeks'],
] as const)('formats a payment every %i %s as %s', (every, unit, text) => {
  expect(formatRecurring({ amountMinor: toMinorUnits(45_000), currency: 'DKK', every, unit })).toBe(text);
});

it('marks another currency by its sign', () => {
  const price = { amountMinor: toMinorUnits(6_050), currency: 'EUR', every: 1, unit: 'year' } as const;
  expect(formatRecurring(price)).toBe('€60.50 a year');
});

it.each([
  [0, '0\u00A0€'],
  [45_000, '450\u00A0€'],
  [123_400_005, '1.234.000,05\u00A0€'],
])('formats %i cents in German notation: %s', (amount, text) => {
  expect(formatExact(toMinorUnits(amount), 'EUR', { group: '.', decimal: ',', sign: 'after' })).toBe(text);
});

it('takes notation and texts of another language', () => {
  const numbers = { group: '.', decimal: ',', sign: 'after' } as const;
  const one = { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' };
  const many = { ...one, month: 'alle {count} Monate' };
  const format = { numbers, texts: { one, many } };
  const price = { amountMinor: toMinorUnits(6_050), currency: 'EUR', every: 1, unit: 'year' } as const;
  expect(formatRecurring(price, format)).toBe('60,50\u00A0€ pro Jahr');
  expect(formatRecurring({ ...price, every: 3, unit: 'month' }, format)).toBe('60,50\u00A0€ alle 3 Monate');
});
