import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { readTestConfig, suppliers } from '../config/config.fixture.ts';
import { checkContracts } from './check-contracts.ts';

const facts = { language: 'en', currency: 'EUR', vatHome: 'IE', plans: { friend: { shipping: false } } };
const organisation = defineOrganisation({ ...facts, contracts: { withdrawal: {} } });
const read = (env: Record<string, string>) =>
  checkContracts(
    { ...readTestConfig({ SITE_ORIGIN: 'https://site.test' }), ...env },
    organisation,
    suppliers,
  );

it('the doctor says what withdrawals and cancellations still need, and nothing without them [2.1.26]', () => {
  expect(read({})).toMatchObject([{ status: 'fix', text: expect.stringContaining('a billing supplier') }]);
  const billing = { BILLING_ORIGIN: 'https://house.billing.example' };
  expect(read(billing)).toMatchObject([
    { status: 'fix', text: expect.stringContaining('emails to members') },
  ]);
  const mails = { ...billing, SMTP_URL: 'smtps://relay.example', MEMBER_MAIL_FROM: 'a@b.example' };
  expect(read(mails)).toMatchObject([{ status: 'ok' }]);
  expect(
    checkContracts(
      readTestConfig({ SITE_ORIGIN: 'https://site.test' }),
      defineOrganisation(facts),
      suppliers,
    ),
  ).toEqual([]);
});
