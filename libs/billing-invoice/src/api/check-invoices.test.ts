import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { checkInvoices } from './check-invoices.ts';
import { readInvoiceOptions, type InvoiceOptions } from './invoice-options.ts';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE' },
  plans: { friend: { shipping: false }, patron: { shipping: true } },
});

const account = { iban: 'DE89 3704 0044 0532 0130 00', name: 'Schilfwerft e. V.' };
const friend = '96.00/year';

const check = (options: InvoiceOptions, siteOrigin = 'http://localhost:4200') =>
  checkInvoices(readInvoiceOptions(options, organisation), organisation, siteOrigin);

it('the doctor says that memberships are off without the office’s secret', () => {
  expect(checkInvoices(undefined, organisation, 'https://www.example')).toEqual([
    { check: 'billing', status: 'note', text: 'memberships are off: BILLING_OFFICE_SECRET is not set' },
  ]);
});

it('the doctor lists the account, and the price of each plan', () => {
  expect(check({ account, prices: { friend, patron: '60/6-months' } })).toEqual([
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

it('the doctor wants another account than that of examples on a public site', () => {
  expect(check({ account }, 'https://www.house.example')[0]).toEqual({
    ...{ check: 'billing', status: 'fix' },
    text: 'members pay to the account of an example: state your own in invoice({ account })',
  });
});

it('the doctor names a plan without a price, which is not for sale [8.6.10]', () => {
  expect(check({ account, prices: { friend } }).at(-1)).toEqual({
    ...{ check: 'billing', status: 'note' },
    text: 'patron is not for sale: the prices of invoice() have none for it',
  });
});

it('the doctor says when memberships end [7.15.1] [7.15.5]', () => {
  expect(check({ account, reminders: [], yearStart: '07-01' })[1]).toEqual({
    ...{ check: 'billing', status: 'note' },
    text: 'memberships end with the paid term: invoice() has no reminders. Membership years begin on 7/1 (month/day)',
  });
});
