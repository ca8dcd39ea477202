import { expect, it } from 'vitest';
import * as moneyReact from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(moneyReact).sort()).toEqual([
    'Equivalents',
    'Price',
    'PriceWithVat',
    'VatSelect',
    'currenciesAtom',
    'vatCountryAtom',
  ]);
});
