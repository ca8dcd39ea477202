import { toMinorUnits } from '@guildhall/money';
import type { PrintedInvoice } from '@guildhall/suppliers';
import { expect, it } from 'vitest';
import { pseudoTexts, findUntranslated } from '../texts/pseudo-texts.fixture.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { renderInvoice } from './render-invoice.ts';

const at = Date.UTC(2026, 10, 24);
const invoice: PrintedInvoice = {
  ...{ id: 'page-1', number: 'RF18539007547034', planId: 'friend', iban: 'DE89370400440532013000' },
  ...{ amountMinor: toMinorUnits(9_600), currency: 'EUR', sellerName: 'Schilfwerft & Co.' },
  ...{ payer: ['IT', '<b>Ada</b>', 'Kajen 1', 'DK'], issuedAt: at, dueAt: at, state: 'open' },
};
const organisation = {
  ...{ language: 'de', locale: 'de-DE' },
  numbers: { group: '.', decimal: ',', sign: 'after', signs: { EUR: '€' } },
} as const;
const render = (more: object = {}) =>
  renderInvoice({ ...invoice, ...more }, { organisation, texts: invoiceTexts });

it('writes what somebody typed as text, names the country, and loads nothing [7.15.7]', () => {
  const html = render();
  expect(html).toContain('<p>&lt;b&gt;Ada&lt;/b&gt;</p>');
  expect(html).toContain('Schilfwerft &amp; Co.');
  expect(html).toContain('<p>IT</p>');
  expect(html).toContain('<p>Dänemark</p>');
  expect(html).toContain('DE89 3704 0044 0532 0130 00');
  expect(html).toContain('<html lang="de">');
  expect(html).not.toMatch(/<script|src=|href=|url\(/);
});

it('says whether it is paid, to be paid or refunded, and for which term [7.15.7]', () => {
  expect(render()).toContain('Please pay by 24. November 2026.');
  const paid = render({ state: 'paid', paidAt: at, term: { from: at, to: Date.UTC(2027, 10, 24) } });
  expect(paid).toContain('Paid on 24. November 2026.');
  expect(paid).toContain('24. November 2026 to 24. November 2027');
  expect(render({ state: 'refunded', paidAt: at })).toContain('This payment is refunded.');
});

it('is in the organisation’s language, with its name of the plan [7.12.1]', () => {
  const texts = { ...pseudoTexts.memberInvoice, plans: { friend: '[Friend]' } };
  const html = renderInvoice(
    { ...invoice, payer: [], sellerName: '[Yard]', iban: '[1]', number: '[2]' },
    { organisation: { ...organisation, locale: 'ja' }, texts },
  );
  const text = html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]*>/g, '\n');
  expect(findUntranslated(text.replaceAll('€', ''))).toEqual([]);
  expect(text).toContain('[Friend]');
});
