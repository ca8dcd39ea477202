import { defineOrganisation } from '@guildhall/organisation';
import { readEnvironment } from '@guildhall/server-kit';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { readInvoiceOptions, type InvoiceOptions } from './invoice-options.ts';
import { invoice } from './invoice.ts';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE' },
  plans: { friend: { shipping: false }, patron: { shipping: true, taxDeduction: 'cpr' } },
});
const read = (options: InvoiceOptions) => readInvoiceOptions(options, organisation);
const account = { iban: 'de89 3704 0044 0532 0130 00', name: 'Schilfwerft e. V.' };

it('reads prices in the organisation’s currency, and an account without its spaces', () => {
  expect(read({ account, prices: { friend: '48.50/year' } })).toEqual({
    account: { iban: 'DE89370400440532013000', name: 'Schilfwerft e. V.' },
    ...{ paymentDays: 14, reminders: [-30, -7, 0, 14], graceDays: 28 },
    prices: { friend: { amountMinor: 4_850, currency: 'EUR', every: 1, unit: 'year' } },
  });
  expect(read({ prices: { friend: '12/3-months' } }).prices['friend']).toMatchObject({
    ...{ amountMinor: 1_200, every: 3, unit: 'month' },
  });
});

it('reads the days of reminders in any order, and the first day of membership years [7.15.1] [7.15.5]', () => {
  expect(read({ reminders: [5, 0, -20], yearStart: '07-01' })).toMatchObject({
    ...{ reminders: [-20, 0, 5], yearStart: { month: 7, day: 1 } },
  });
  expect(read({ reminders: [] }).reminders).toEqual([]);
});

it('ignores the prices of an organisation without plans', () => {
  const facts = { language: 'de', currency: 'EUR', vatHome: 'DE' };
  const none = defineOrganisation({ ...facts, switches: { membership: false } });
  expect(readInvoiceOptions({ prices: { friend: '48.50/year' } }, none).prices).toEqual({});
});

it.each<[problem: string, options: InvoiceOptions]>([
  ['account.iban must be an IBAN', { account: { ...account, iban: 'DE88370400440532013000' } }],
  ['account.bic must be a BIC', { account: { ...account, bic: 'bank' } }],
  ['account.name must not be empty', { account: { ...account, name: ' ' } }],
  ['prices.friend must be a price', { prices: { friend: '48' } }],
  ['prices.friend must be a price', { prices: { friend: '0/year' } }],
  ['prices.friend must be a price', { prices: { friend: '48.505/year' } }],
  ['prices.friend must be a price', { prices: { friend: '48/fortnight' } }],
  ['prices must name plans of the organisation: friend, patron', { prices: { donor: '48/year' } }],
  ['prices must not list a plan with a tax deduction', { prices: { patron: '48/year' } }],
  ['paymentDays must be a whole number', { paymentDays: 0 }],
  ['reminders must be different whole numbers', { reminders: [-7, -7] }],
  ['reminders must list days before the end of graceDays', { reminders: [28] }],
  ['reminders must list days before the end of graceDays', { reminders: [-91] }],
  ['graceDays must be a whole number', { graceDays: 0 }],
  ['yearStart must be the first day of membership years', { yearStart: '02-29' }],
  ['yearStart requires prices for years', { yearStart: '01-01', prices: { friend: '12/3-months' } }],
])('an api does not start if %s', (problem, options) => {
  const start = () => invoice(options).createVariables(organisation);
  expect(start).toThrow('[GUILDHALL_BILLING_INVOICE_OPTIONS]');
  expect(start).toThrow(problem);
});

it.each([
  ['x'.repeat(31), 'must have at least 32 characters'],
  [`${'x'.repeat(31)} `, 'must be without spaces'],
])('the secret “%s” of the office is refused: it %s', (secret, problem) => {
  const schema = v.object(invoice().createVariables(organisation));
  expect(() => readEnvironment('api', schema, { BILLING_OFFICE_SECRET: secret })).toThrow(
    `BILLING_OFFICE_SECRET ${problem}`,
  );
});
