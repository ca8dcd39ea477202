import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findStoragePlace } from '@guildhall/server-kit/storage';
import { invoiceFile, openInvoiceStore, type InvoiceStore } from '../api/invoice-store.ts';
import { getSubscriptionId } from '../api/invoice-rows.ts';
import { formatDetails, formatList, type ListedInvoice } from './format-invoices.ts';
import type { OfficeEvent } from '../office-event/office-event.ts';
import type { OfficeOptions } from './office-options.ts';
import { OfficeCommandError, parseOfficeCommand, type OfficeCommand } from './parse-office-command.ts';
import { sendOfficeEvent } from './send-office-event.ts';

/**
 * Runs a command of the office: `list`, `show`, or a change. Reads `DATA_DIR` of the api, and sends
 * changes to the api at `API_ORIGIN`, signed with `BILLING_OFFICE_SECRET`.
 *
 * @returns the exit code: 1 after a refusal, which was printed
 * @example
 * const { argv, env } = process;
 * process.exitCode = await runOfficeCommand({ args: argv.slice(2), env, print: console.log, organisation });
 */
export async function runOfficeCommand({ args, print, ...options }: OfficeOptions): Promise<number> {
  try {
    const command = parseOfficeCommand(args, options.organisation?.numbers);
    if (command.name === 'list' || command.name === 'show') print(await describeInvoices(command, options));
    else {
      const note = await sendOfficeEvent(toEvent(command, options.now?.() ?? Date.now()), options);
      print(note ?? describeChange(command));
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
  { env, now = Date.now, organisation }: Omit<OfficeOptions, 'args' | 'print'>,
): Promise<string> {
  const numbers = organisation?.numbers;
  return withStore(env, async (store) => {
    if (command.name === 'list') {
      const invoices = await store.listInvoices();
      const payments = Map.groupBy(await store.listPayments(), ({ invoiceId }) => invoiceId);
      const rows = invoices.map((invoice) => ({ invoice, payments: payments.get(invoice.id) ?? [] }));
      const isListed = command.all ? () => true : isWaiting;
      return formatList(rows.filter(isListed), now(), numbers);
    }
    const invoice = await store.findInvoiceByReference(command.reference);
    if (!invoice) throw new OfficeCommandError(`There is no invoice with the reference ${command.reference}`);
    const subscription = await store.findSubscription(getSubscriptionId(invoice) ?? '');
    const payments = await store.listPayments(invoice.id);
    const reminders = await store.listReminders(invoice.id);
    return formatDetails({ invoice, payments, reminders }, subscription, now(), numbers);
  });
}

const isWaiting = ({ invoice: { state, refund, replacedAt }, payments }: ListedInvoice): boolean =>
  (state === 'created' && replacedAt === undefined) ||
  refund === 'due' ||
  payments.some((payment) => payment.state === 'undecided');

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
  const { name, ...values } = command;
  return { action: name, ...values, at } as OfficeEvent;
}

function describeChange({ name, reference }: ChangeCommand): string {
  if (name === 'cancel') return `${reference} is cancelled`;
  if (name === 'stop') return `${reference}: no further invoice is sent`;
  if (name === 'refunded') return `${reference} is noted as refunded`;
  if (name === 'renew') return `${reference} pays for the next term`;
  if (name === 'dismiss') return `${reference}: the second payment is removed from the list`;
  return `${reference} is paid: the api confirms the membership within a minute`;
}
