import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openInvoiceStore } from './invoice-store.ts';
import { createMemberVendor } from './member-vendor.ts';

const at = Date.UTC(2026, 2, 12);

it('names a customer as the sign-up that was paid did, with the same address, and nobody whom it does not know', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-invoices-'));
  const store = openInvoiceStore(folder, { flushToDisk: false });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  const email = 'ada@members.example';
  const addInvoice = (reference: string, name: string) =>
    store.addInvoice({
      ...{ id: reference, attemptId: reference, reference, customerId: 'customer-1', plan: 'friend' },
      ...{ amountMinor: 9600, currency: 'EUR', every: 1, unit: 'year', createdAt: at },
      payer: { email, name, address: [name, 'Kajen 1'], parts: { line1: 'Kajen 1' } },
      ...{ dueAt: at, expiresAt: at + 1e9 },
    });
  const vendor = createMemberVendor({
    site: {
      ...{ siteOrigin: 'https://site.test', prices: {}, paymentDays: 14, renewals: undefined },
      account: { iban: 'DE89370400440532013000', bic: undefined, name: 'Schilfwerft e. V.' },
    },
    ...{ store, now: () => at },
  });
  await addInvoice('RF1', 'Ada Vind');
  expect(await vendor.findContact('customer-1')).toBeUndefined();
  await store.pay({
    ...{ reference: 'RF1', amountMinor: 9600, currency: 'EUR', key: '', subscriptionId: 'membership-1', at },
  });
  await addInvoice('RF2', 'Somebody else');
  expect(await vendor.findContact('customer-1')).toEqual({ email, name: 'Ada Vind' });
  const address = { line1: 'Kajen 1' };
  expect(await vendor.details?.find('customer-1')).toEqual({ email, name: 'Ada Vind', address });
});
