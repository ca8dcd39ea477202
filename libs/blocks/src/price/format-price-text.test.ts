import { expect, it } from 'vitest';
import { formatPriceText } from './format-price-text.ts';

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
  expect(formatPriceText(price)).toBe(text);
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
  expect(formatPriceText(price)).toBe(price);
});

it.each([
  ['DKK a year', '1,450'],
  ['kr. om året', '1,450'],
  ['€ a year', '1,450'],
  ['krone by krone', 'DKK 1,450'],
  ['a year', 'DKK 1,450'],
])('does not repeat the currency: before %j it is %s [9.2.6]', (after, text) => {
  expect(formatPriceText('1450', after)).toBe(text);
});
