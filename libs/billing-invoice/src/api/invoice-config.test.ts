import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { createInvoiceVariables } from './invoice-config.ts';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE' },
  plans: { friend: { shipping: false }, patron: { shipping: true, taxDeduction: 'cpr' } },
});
const schema = v.object(createInvoiceVariables(organisation));
const findProblems = (env: Record<string, string>) =>
  v.safeParse(schema, env).issues?.map(({ path, message }) => `${path?.[0]?.key} ${message}`) ?? [];

it('reads prices in the organisation’s currency, and an account without its spaces', () => {
  const env = { BILLING_PRICES: 'friend=48.50/year', BILLING_IBAN: 'de89 3704 0044 0532 0130 00' };
  expect(v.parse(schema, env)).toEqual({
    BILLING_IBAN: 'DE89370400440532013000',
    BILLING_PAYMENT_DAYS: 14,
    ...{ BILLING_REMINDERS: [-30, -7, 0, 14], BILLING_GRACE_DAYS: 28 },
    BILLING_PRICES: { friend: { amountMinor: 4_850, currency: 'EUR', every: 1, unit: 'year' } },
  });
  expect(v.parse(schema, { BILLING_PRICES: 'friend=12/3-months' }).BILLING_PRICES?.['friend']).toMatchObject({
    ...{ amountMinor: 1_200, every: 3, unit: 'month' },
  });
});

it('reads the days of reminders in any order, and the first day of membership years [7.15.1] [7.15.5]', () => {
  const env = { BILLING_REMINDERS: '+5, 0,-20', BILLING_YEAR_START: '07-01' };
  expect(v.parse(schema, env)).toMatchObject({
    ...{ BILLING_REMINDERS: [-20, 0, 5], BILLING_YEAR_START: { month: 7, day: 1 } },
  });
  expect(v.parse(schema, { BILLING_REMINDERS: 'off' }).BILLING_REMINDERS).toEqual([]);
});

it('ignores the prices of an organisation without plans', () => {
  const facts = { language: 'de', currency: 'EUR', vatHome: 'DE' };
  const none = defineOrganisation({ ...facts, switches: { membership: false } });
  const variables = v.object(createInvoiceVariables(none));
  expect(v.parse(variables, { BILLING_PRICES: 'friend=48.50/year' }).BILLING_PRICES).toEqual({});
});

it.each([
  ['BILLING_IBAN', 'DE88370400440532013000', 'must be an IBAN'],
  ['BILLING_BIC', 'bank', 'must be a BIC'],
  ['BILLING_ACCOUNT_NAME', ' ', 'must not be empty'],
  ['BILLING_PRICES', 'friend', 'must list prices as'],
  ['BILLING_PRICES', 'friend=0/year', 'must list prices as'],
  ['BILLING_PRICES', 'friend=48.505/year', 'must list prices as'],
  ['BILLING_PRICES', 'friend=48/fortnight', 'must list prices as'],
  ['BILLING_PRICES', 'friend=48/year,friend=49/year', 'must list prices as'],
  ['BILLING_PRICES', 'donor=48/year', 'must name plans of the organisation: friend, patron'],
  ['BILLING_PRICES', 'patron=48/year', 'must not list a plan with a tax deduction'],
  ['BILLING_PAYMENT_DAYS', '0', 'must be a whole number above 0'],
  ['BILLING_REMINDERS', '-7,-7', 'must list days around the end'],
  ['BILLING_REMINDERS', 'never', 'must list days around the end'],
  ['BILLING_GRACE_DAYS', '0', 'must be a whole number above 0'],
  ['BILLING_YEAR_START', '02-29', 'must be the first day of membership years'],
  ['BILLING_OFFICE_SECRET', 'x'.repeat(31), 'must have at least 32 characters'],
  ['BILLING_OFFICE_SECRET', `${'x'.repeat(31)} `, 'must be without spaces'],
])('%s is refused as “%s”', (name, value, problem) => {
  expect(findProblems({ [name]: value })).toEqual([expect.stringContaining(`${name} ${problem}`)]);
});
