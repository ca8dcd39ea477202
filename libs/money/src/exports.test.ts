import { expect, it } from 'vitest';
import * as money from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(money).sort()).toEqual([
    'addVat',
    'computeEquivalents',
    'currencies',
    'defaultVatCountry',
    'fallbackRates',
    'foreignCurrencies',
    'formatAmount',
    'formatDecimal',
    'formatEquivalent',
    'formatExact',
    'formatPrice',
    'formatRecurring',
    'formatVatPercent',
    'getVatRate',
    'isCurrency',
    'isVatCountry',
    'multiplyAmount',
    'parseAmount',
    'parseCurrentVat',
    'parseRates',
    'periodUnits',
    'sumAmounts',
    'toMinorUnits',
    'vatCountries',
    'vatCountryStorageKey',
    'vatPercentages',
  ]);
});
