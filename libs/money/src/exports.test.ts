import { expect, it } from 'vitest';
import * as money from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(money).sort()).toEqual([
    'amountText',
    'currencies',
    'defaultVatCountry',
    'equivalents',
    'fallbackRates',
    'foreignCurrencies',
    'formatAmount',
    'formatEquivalent',
    'formatExact',
    'formatPrice',
    'formatRecurring',
    'isCurrency',
    'isVatCountry',
    'minorUnits',
    'parseAmount',
    'parseRates',
    'periodUnits',
    'readCurrentVat',
    'sumOf',
    'timesQuantity',
    'vatCountries',
    'vatCountryStorageKey',
    'vatPercentText',
    'vatPercents',
    'vatRate',
    'withVat',
  ]);
});
