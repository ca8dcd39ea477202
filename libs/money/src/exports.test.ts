import { expect, it } from 'vitest';
import * as money from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(money).sort()).toEqual([
    'addVat',
    'computeEquivalents',
    'englishNumbers',
    'formatAmount',
    'formatDecimal',
    'formatExact',
    'formatFigures',
    'formatPeriod',
    'formatPrice',
    'formatRecurring',
    'formatVatPercent',
    'getVatRate',
    'isCurrency',
    'isVatCountry',
    'listVatCountries',
    'multiplyAmount',
    'parseAmount',
    'parseCurrentVat',
    'parseRates',
    'periodTexts',
    'periodUnits',
    'sumAmounts',
    'toDecimalNumber',
    'toMinorUnits',
    'toRates',
    'vatCountryStorageKey',
    'vatPercentages',
  ]);
});
