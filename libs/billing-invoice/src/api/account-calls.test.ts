import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMinorUnits } from '@guildhall/money';
import { expect, it, onTestFinished } from 'vitest';
import { createAccountCalls } from './account-calls.ts';
import { openInvoiceStore } from './invoice-store.ts';
import { createRenewalCalls } from './renewal-calls.ts';

const dayMs = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 24, 10);

/** A member who has paid for a year. */
async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-invoices-'));
  const store = openInvoiceStore(folder, { flushToDisk: false });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  let time = start;
  const price = { amountMinor: toMinorUnits(9_600), currency: 'EUR', every: 1, unit: 'year' } as const;
  const site = {
    ...{ siteOrigin: 'https://site.test', prices: { friend: price }, paymentDays: 14 },
    account: { iban: 'DE89370400440532013000', bic: 'GUHADE12XXX', name: 'Schilfwerft e. V.' },
    renewals: { reminders: [-30], graceDays: 28 },
  };
  const options = { site, store, now: () => time };
  await store.addInvoice({
    ...{
      id: 'page-1',
      attemptId: 'attempt-1',
      reference: 'RF1',
      customerId: 'ada',
      plan: 'friend',
      ...price,
    },
    payer: {
      email: 'ada@members.example',
      name: 'Ada Vind',
      address: ['Ada Vind', 'Kajen 1'],
      company: 'Ada A/S',
    },
    ...{ createdAt: start, dueAt: start + 14 * dayMs, expiresAt: start + 21 * dayMs },
  });
  const { amountMinor, currency } = price;
  const pay = (reference: string, at: number) =>
    store.pay({
      ...{ reference, amountMinor, currency, at },
      key: reference,
      subscriptionId: 'membership-1',
    });
  await pay('RF1', start + 2 * dayMs);
  const account = createAccountCalls(options);
  const renewals = createRenewalCalls(options);
  return { store, account, renewals, pay, moveTo: (days: number) => void (time = start + days * dayMs) };
}

it('shows the open invoice of the next term until it is paid [7.15.6]', async () => {
  const { account, renewals, pay, moveTo } = await open();
  expect(await account.fetchAccount('ada')).toMatchObject({
    ...{ planIds: ['friend'], price: { amountMinor: 9_600 }, paidUntil: Date.UTC(2027, 10, 26, 10) },
    documents: [{ id: 'page-1', number: 'RF1', state: 'paid', amountMinor: 9_600 }],
  });
  moveTo(340);
  await renewals?.createInvoices();
  const found = await account.fetchAccount('ada');
  const { reference = '', url } = found?.transfer ?? {};
  expect(found?.transfer).toMatchObject({
    ...{
      amountMinor: 9_600,
      currency: 'EUR',
      iban: 'DE89370400440532013000',
      accountName: 'Schilfwerft e. V.',
    },
    ...{ dueOn: '2027-11-26', accessUntil: '2027-12-24', renewsUntil: '2028-11-26' },
  });
  expect(url).toMatch(/^https:\/\/site\.test\/_payment\/[\w-]{32}$/);
  expect(found?.documents.map(({ number, state }) => [number, state])).toEqual([
    [reference, 'open'],
    ['RF1', 'paid'],
  ]);
  await pay(reference, start + 341 * dayMs);
  const paid = await account.fetchAccount('ada');
  expect(paid).toMatchObject({ paidUntil: Date.UTC(2028, 10, 26, 10), documents: [{ state: 'paid' }, {}] });
  expect(paid?.transfer).toBeUndefined();
});

it('prints an invoice with its payer, its term and the day of the payment, for its customer alone [7.15.7]', async () => {
  const { account } = await open();
  expect(await account.openDocument('ada', 'page-1')).toEqual({
    invoice: {
      ...{
        id: 'page-1',
        number: 'RF1',
        state: 'paid',
        amountMinor: 9_600,
        currency: 'EUR',
        planId: 'friend',
      },
      ...{ sellerName: 'Schilfwerft e. V.', iban: 'DE89370400440532013000' },
      payer: ['Ada A/S', 'Ada Vind', 'Kajen 1'],
      ...{ issuedAt: start, dueAt: start + 14 * dayMs, paidAt: start + 2 * dayMs },
      term: { from: start + 2 * dayMs, to: Date.UTC(2027, 10, 26, 10) },
    },
  });
  expect(await account.openDocument('bo', 'page-1')).toBeUndefined();
  expect(await account.fetchAccount('bo')).toBeUndefined();
});

it('says when a membership ends that does not renew, and asks for nothing [7.15.6]', async () => {
  const { store, account, renewals, moveTo } = await open();
  moveTo(340);
  await renewals?.createInvoices();
  await store.stopRenewal('membership-1', start + 340 * dayMs);
  const found = await account.fetchAccount('ada');
  expect(found).toMatchObject({ endsAt: Date.UTC(2027, 10, 26, 10), documents: [{ number: 'RF1' }] });
  expect(found).not.toHaveProperty('transfer');
  expect(found).not.toHaveProperty('price');
});
