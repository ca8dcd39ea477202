import { toRates, type Pricing } from '@guildhall/money';
import { expect, it } from 'vitest';
import { pricing } from '../product.fixture.ts';
import { toShownPrice } from './to-shown-price.ts';

const price = { amountMinor: 100000, currency: 'DKK' };

it('shows a net price with Danish VAT by default, and its equivalents', () => {
  expect(toShownPrice(price, pricing)).toEqual({
    text: 'DKK 1,250',
    equivalents: ['€168', '£141', '$171'],
  });
  expect(toShownPrice(price, pricing, 'LU').text).toBe('DKK 1,170');
});

it('does not convert other currencies than the organisation’s', () => {
  expect(toShownPrice({ ...price, currency: 'EUR' }, pricing)).toEqual({
    text: '€1,250',
    equivalents: [],
  });
  expect(toShownPrice({ ...price, currency: 'SEK' }, pricing)).toEqual({
    text: 'SEK 1000.00',
    equivalents: [],
  });
});

it('uses the currency, the VAT and the notation of another organisation', () => {
  const german: Pricing = {
    currency: 'EUR',
    vatHome: 'DE',
    rates: toRates({ CHF: 0.94 }),
    numbers: { group: '.', decimal: ',', sign: 'after' },
  };
  expect(toShownPrice({ ...price, currency: 'EUR' }, german)).toEqual({
    text: '1.190\u00A0€',
    equivalents: ['1.119\u00A0CHF'],
  });
  expect(toShownPrice({ ...price, currency: 'CHF' }, german).text).toBe('1.190\u00A0CHF');
});
