import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it.each([
  ['0', '0'],
  ['450', '450'],
  ['1450', '1,450'],
  ['1234567', '1,234,567'],
  ['1450.50', '1,450.50'],
  ['DKK 1450', 'DKK 1450'],
  ['1.450 kr.', '1.450 kr.'],
  ['from € 20', 'from € 20'],
  ['-1450', '-1450'],
])('shows %s as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});
