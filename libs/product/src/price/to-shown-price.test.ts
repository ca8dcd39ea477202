import { fallbackRates } from '@guildhall/money';
import { expect, it } from 'vitest';
import { toShownPrice } from './to-shown-price.ts';

const price = { amountMinor: 100000, currency: 'DKK' };

it('shows a net price with Danish VAT by default, and its equivalents', () => {
  expect(toShownPrice(price, fallbackRates)).toEqual({
    text: 'DKK 1,250',
    equivalents: ['€168', '£141', '$171'],
  });
  expect(toShownPrice(price, fallbackRates, 'LU').text).toBe('DKK 1,170');
});

it('does not convert other currencies than DKK', () => {
  expect(toShownPrice({ ...price, currency: 'EUR' }, fallbackRates)).toEqual({
    text: '€1,250',
    equivalents: [],
  });
  expect(toShownPrice({ ...price, currency: 'SEK' }, fallbackRates)).toEqual({
    text: 'SEK 1000.00',
    equivalents: [],
  });
});
