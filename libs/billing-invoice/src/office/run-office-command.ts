import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findStoragePlace } from '@guildhall/server-kit/storage';
import { invoiceFile, openInvoiceStore, type InvoiceStore } from '../api/invoice-store.ts';
import { formatDetails, formatList } from './format-invoices.ts';
import type { OfficeEvent } from '../office-event/office-event.ts';
import type { OfficeOptions } from './office-options.ts';
import { OfficeCommandError, parseOfficeCommand, type OfficeCommand } from './parse-office-command.ts';
import { sendOfficeEvent } from './send-office-event.ts';

/**
 * Runs a command of the office: `list`, `show`, `confirm`, `cancel` or `refunded`. Reads `DATA_DIR` of the api, and sends
 * changes to the api at `API_ORIGIN`, signed with `BILLING_OFFICE_SECRET`.
 *
 * @returns the exit code: 1 after a refusal, which was printed
 * @example
 * process.exitCode = await runOfficeCommand({ args: process.argv.slice(2), env: process.env, print: console.log });
 */
export async function runOfficeCommand({ args, print, ...options }: OfficeOptions): Promise<number> {
  try {
    const command = parseOfficeCommand(args);
    if (command.name === 'list' || command.name === 'show') print(await describeInvoices(command, options));
    else {
      await sendOfficeEvent(toEvent(command, options.now?.() ?? Date.now()), options);
      print(describeChange(command));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof OfficeCommandError)) throw error;
    print(error.message);
    return 1;
  }
}

async function describeInvoices(
  command: Extract<OfficeCommand, { name: 'list' | 'show' }>,
  { env, now = Date.now }: Omit<OfficeOptions, 'args' | 'print'>,
): Promise<string> {
  return withStore(env, async (store) => {
    if (command.name === 'list') {
      const invoices = await store.listInvoices();
      const isListed = command.all ? () => true : isWaiting;
      return formatList(invoices.filter(isListed), now());
    }
    const invoice = await store.findInvoiceByReference(command.reference);
    if (!invoice) throw new OfficeCommandError(`There is no invoice with the reference ${command.reference}`);
    const subscription =
      invoice.subscriptionId === undefined ? undefined : await store.findSubscription(invoice.subscriptionId);
    return formatDetails(invoice, subscription, now());
  });
}

const isWaiting = ({ state, refund }: { state: string; refund: string }): boolean =>
  state === 'created' || refund === 'due';

async function withStore<Result>(
  env: OfficeOptions['env'],
  read: (store: InvoiceStore) => Promise<Result>,
): Promise<Result> {
  const place = findStoragePlace(env);
  if (!place) throw new OfficeCommandError('DATA_DIR is missing: set it to the folder of the api');
  if (typeof place === 'string' && !existsSync(join(place, invoiceFile)))
    throw new OfficeCommandError(`${place} has no invoices: check DATA_DIR, or wait for the first sign-up`);
  const store = openInvoiceStore(place);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

type ChangeCommand = Exclude<OfficeCommand, { name: 'list' | 'show' }>;

function toEvent(command: ChangeCommand, at: number): OfficeEvent {
  const { name, reference } = command;
  if (name !== 'confirm') return { action: name, reference, at };
  const { amountMinor, currency } = command;
  return { action: name, reference, amountMinor, currency, at };
}

function describeChange({ name, reference }: ChangeCommand): string {
  if (name === 'cancel') return `${reference} is cancelled`;
  if (name === 'refunded') return `${reference} is noted as refunded`;
  return `${reference} is paid: the api confirms the membership within a minute`;
}
