import { expect, it } from 'vitest';
import { parseCurrentVat, type Pricing } from '@guildhall/money';
import { formatVatText } from './format-vat-text.ts';

it('has the date as the VAT rates have it if nobody has written it out', () => {
  const currentVat = { date: '2026-11-01', rates: {} };
  const words = formatVatText('{percent}%, {country}.', { vatAsOf: 'of {date}' }, 'DK', { currentVat });
  expect(words).toBe('25%, Denmark, of 2026-11-01.');
});

it('names country and date in the organisation’s language [9.2.10]', () => {
  const pricing = {
    currentVat: { date: '2026-11-01', rates: {} },
    countryNames: 'BE Belgien|DK Dänemark',
    vatDate: '1. November 2026',
  };
  expect(
    formatVatText('inkl. {percent} % MwSt. ({country})', { vatAsOf: 'Stand {date}' }, 'DK', pricing),
  ).toBe('inkl. 25 % MwSt. (Dänemark), Stand 1. November 2026');
});

it('has the decimal sign of the organisation’s notation', () => {
  const currentVat = parseCurrentVat([{ country: 'FI', percent: 25.5 }], '2026-11-01').vat;
  const numbers = { group: '.', decimal: ',', sign: 'after' } as const;
  const format = (pricing: Pick<Pricing, 'currentVat' | 'numbers'>) =>
    formatVatText('{percent} %', { vatAsOf: '{date}' }, 'FI', pricing);
  expect(format({ currentVat, numbers })).toMatch(/^25,5 %/);
  expect(format({ currentVat })).toMatch(/^25\.5 %/);
  expect(format({ numbers })).toBe('24 %');
});
