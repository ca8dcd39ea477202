import { expect, it } from 'vitest';
import { parseCurrentVat, type Pricing } from '@guildhall/money';
import { formatVatText } from './format-vat-text.ts';

/** As in 'March 05, 2021'. */
const written = { year: 'numeric', month: 'long', day: '2-digit' } as const;
const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);

it.each(months)('formats %s like every other English date of the site [9.2.7]', (date) => {
  const format = new Intl.DateTimeFormat('en-US', { ...written, timeZone: 'UTC' });
  const day = format.format(new Date(date));
  const words = formatVatText('{percent}%, {country}.', { vatAsOf: 'of {date}' }, 'DK', {
    currentVat: { date, rates: {} },
  });
  expect(words).toBe(`25%, Denmark, of ${day}.`);
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
