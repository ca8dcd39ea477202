import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@guildhall/server-kit/storage';
import { expect, it, onTestFinished } from 'vitest';
import { schema, version } from './invoice-schema.ts';
import { invoiceFile, openInvoiceStore } from './invoice-store.ts';

/** The tables of version 1 that have changed since. */
const first = `
  CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    currency TEXT NOT NULL,
    every INTEGER NOT NULL,
    unit TEXT NOT NULL,
    payer TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'succeeded', 'acknowledged', 'cancelled')),
    refund TEXT NOT NULL DEFAULT 'none' CHECK (refund IN ('none', 'due', 'made')),
    subscription_id TEXT UNIQUE,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    mailed_at INTEGER
  ) STRICT;
  CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    paid_until INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;
`;

it('invoices of the first version are kept, emailed and listed, and its tables are upgraded [8.6.15]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-invoices-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = openDatabase(folder, invoiceFile, { schema: first, version: 1 });
  await before.run(`INSERT INTO invoices VALUES ('a', 'attempt', 'RF1', 'c', 'friend', 9600, 'EUR', 1, 'year',
    '{"email":"a@b.example","name":"A","address":[]}', 'created', 'none', NULL, 1, 2, 3, 1, NULL)`);
  await before.close();
  const store = openInvoiceStore(folder, { flushToDisk: false });
  onTestFinished(() => store.close());
  expect(await store.listInvoices()).toMatchObject([{ id: 'a', mailTries: 0, replacedAt: undefined }]);
  expect(await store.listDueMails(2)).toHaveLength(1);
  expect(await store.listPayments()).toEqual([]);
  expect(await store.listEndingTerms(0, 1e15)).toEqual([]);
  const columns = async (file: string) => {
    const database = openDatabase(folder, file, { schema, version });
    onTestFinished(() => database.close());
    const tables = ['invoices', 'subscriptions', 'reminders'];
    const names = tables.map((table) => `SELECT '${table}' AS of, name FROM pragma_table_info('${table}')`);
    return database.rows(`${names.join(' UNION ')} ORDER BY of, name`);
  };
  expect(await columns(invoiceFile)).toEqual(await columns('fresh.sqlite'));
});

/** Writes the rows that a server of 0.0.0 stored. */
function writeRecorded(folder: string): void {
  const database = new DatabaseSync(join(folder, 'invoices.sqlite'));
  database.exec(readFileSync(join(import.meta.dirname, 'invoices-0.0.0.fixture.sql'), 'utf8'));
  database.close();
}

it('reads the invoices that a server of 0.0.0 stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-invoices-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeRecorded(folder);
  const store = openInvoiceStore(folder, { flushToDisk: false });
  onTestFinished(() => store.close());
  const at = Date.UTC(2026, 10, 1, 12);
  expect(await store.findOpenInvoice('Ada@house.example', at)).toMatchObject({
    ...{ id: 'invoice-1', reference: 'RF01', amountMinor: 9600, state: 'created' },
    payer: { name: 'Ada', address: ['1 Harbour Road', '8000 Aarhus'] },
  });
  expect(await store.listDueMails(at)).toHaveLength(2);
});
