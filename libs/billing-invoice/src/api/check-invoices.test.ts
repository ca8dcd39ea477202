import { defineOrganisation } from '@guildhall/organisation';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkInvoices } from './check-invoices.ts';
import { createInvoiceVariables } from './invoice-config.ts';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE' },
  plans: { friend: { shipping: false }, patron: { shipping: true } },
});

const account = { BILLING_IBAN: 'DE89 3704 0044 0532 0130 00', BILLING_ACCOUNT_NAME: 'Schilfwerft e. V.' };

function check(env: Record<string, string>) {
  const config = v.parse(v.object(createInvoiceVariables(organisation)), env);
  return checkInvoices(config, organisation);
}

it('the doctor says that memberships are off without an account', () => {
  expect(check({})).toEqual([
    { check: 'billing', status: 'note', text: 'memberships are off: BILLING_IBAN is not set' },
  ]);
});

it('the doctor lists the account, and the price of each plan', () => {
  expect(check({ ...account, BILLING_PRICES: 'friend=96.00/year,patron=60/6-months' })).toEqual([
    {
      ...{ check: 'billing', status: 'ok' },
      text: 'members pay by bank transfer to DE89370400440532013000 (Schilfwerft e. V.)',
    },
    {
      ...{ check: 'billing', status: 'ok' },
      text: 'next terms are invoiced, with reminders on the days -30, -7, 0, +14 and 28 days of grace',
    },
    {
      ...{ check: 'billing', status: 'ok' },
      text: 'friend costs €96 a year: check that your pages state the same price',
    },
    {
      ...{ check: 'billing', status: 'ok' },
      text: 'patron costs €60 every 6 months: check that your pages state the same price',
    },
  ]);
});

it('the doctor names a plan without a price, which is not for sale [8.6.10]', () => {
  expect(check({ ...account, BILLING_PRICES: 'friend=96.00/year' }).at(-1)).toEqual({
    ...{ check: 'billing', status: 'note' },
    text: 'patron is not for sale: BILLING_PRICES has no price for it',
  });
});

it('the doctor says when memberships end [7.15.1] [7.15.5]', () => {
  expect(check({ ...account, BILLING_REMINDERS: 'off', BILLING_YEAR_START: '07-01' })[1]).toEqual({
    ...{ check: 'billing', status: 'note' },
    text: 'memberships end with the paid term: BILLING_REMINDERS is off. Membership years begin on 7/1 (month/day)',
  });
});

it('the doctor shows no secret', () => {
  const secret = 'a-secret-of-the-office-in-this-test';
  const findings = check({
    ...{ ...account, BILLING_PRICES: 'friend=96.00/year' },
    BILLING_OFFICE_SECRET: secret,
  });
  expect(JSON.stringify(findings)).not.toContain(secret);
});
