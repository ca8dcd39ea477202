import { expect, it } from 'vitest';
import { formatVatText } from './format-vat-text.ts';

const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);

it.each(months)('formats %s like the platform’s British dates', (date) => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const words = formatVatText('{percent}%, {country}.', { vatAsOf: 'of {date}' }, 'DK', { date, rates: {} });
  expect(words).toBe(`25%, Denmark, of ${day}.`);
});
