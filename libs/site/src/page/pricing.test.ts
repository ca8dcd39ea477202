import { toRates } from '@guildhall/money';
import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { facts, pricing } from './pricing.fixture.ts';
import { toPricing } from './pricing.ts';
import { toShopFacts } from './shop-facts.ts';

const german = { group: '.', decimal: ',', sign: 'after' } as const;
const museum = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE', numbers: german, equivalents: { CHF: 0.94 } },
  switches: { membership: false },
});

it('is the currency, the VAT and the rates of the organisation, without what is the default', () => {
  expect(pricing).toEqual({
    currency: 'DKK',
    vatHome: 'DK',
    rates: { EUR: 134_460, GBP: 113_023, USD: 136_834 },
  });
  expect(toShopFacts(facts)).toEqual({ shopCountry: 'DK' });
});

it('contains notation, names of countries and the date of today’s VAT if they are not English [9.2.10]', () => {
  const currentVat = { date: '2026-11-01', rates: {} };
  const rates = toRates(museum.equivalents);
  const countryNames = expect.stringMatching(/^BE Belgien\|BG Bulgarien\|DK Dänemark\|.*\|EL Griechenland\|/);
  expect(toPricing({ facts: museum, rates, mainData: { currentVat } })).toEqual({
    ...{ currency: 'EUR', vatHome: 'DE', numbers: german, rates: { CHF: 940_000 }, currentVat },
    ...{ countryNames, vatDate: '1. November 2026', percentSign: '\u00a0%' },
  });
  expect(toShopFacts(museum)).toEqual({ shopCountry: 'DE', numbers: german, countryNames });
});

it.each([
  ['2026-01-09', 'January 09, 2026'],
  ['2026-12-31', 'December 31, 2026'],
])('has the date of today’s VAT, %s, like every other English date of the site [9.2.7]', (date, vatDate) => {
  const mainData = { currentVat: { date, rates: {} } };
  expect(toPricing({ facts, rates: {}, mainData })).toMatchObject({ vatDate });
});

it('has no VAT country for an organisation outside the EU', () => {
  const facts = { ...museum, vatHome: 'CH' };
  const swiss = toPricing({ facts, rates: {}, mainData: {} });
  expect(swiss).not.toHaveProperty('vatHome');
  expect(swiss).not.toHaveProperty('countryNames');
});
