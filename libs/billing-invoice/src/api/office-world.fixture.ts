import type { CcuRequest } from '@guildhall/api-contract/signup';
import type { CreateBillingWorld } from '@guildhall/adapter-tests/billing';
import { defineOrganisation } from '@guildhall/organisation';
import { openDatabase } from '@guildhall/server-kit/storage';
import { computePaidUntil } from './paid-until.ts';
import { readableFrom, schema, upgrades, version } from './invoice-schema.ts';
import { invoiceFile, openInvoiceStore } from './invoice-store.ts';
import { invoice } from './invoice.ts';
import { receiveOfficeEvent } from './receive-office-event.ts';
import { isPaidNow } from './subscription-status.ts';
import { signOfficeEvent, type OfficeEvent } from '../office-event/office-event.ts';

const secret = 'the-secret-of-the-office-in-these-tests';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE' },
  plans: { friend: { shipping: false }, patron: { shipping: true } },
});

const address = {
  ...{ first_name: 'Ada', last_name: 'Vind', line1: 'Kajen 1' },
  ...{ city: 'Aarhus', zip: '8000', country: 'DK' },
} as const;

const createOrder = (email: string): CcuRequest => ({
  subscription: { plan_id: 'friend' },
  customer: { email, first_name: 'Ada', last_name: 'Vind' },
  billing_address: { ...address, email },
});

/**
 * Payers who transfer their dues, and an office that confirms each payment; with `refusesSecond`, it sends back what a member
 * transfers a second time. It uses the api's own file.
 */
export const createOfficeWorld: CreateBillingWorld = ({ now, folder, database: url, refusesSecond }) => {
  const place = url ?? folder;
  const database = openDatabase(place, invoiceFile, {
    ...{ schema, version, readableFrom, upgrades, flushToDisk: false },
  });
  const store = openInvoiceStore(place, { flushToDisk: false });
  // The office repeats a command by signing it again: a signature is valid for five minutes.
  const commands: ((at: number) => OfficeEvent)[] = [];
  let added = 0;

  /** The command is stored, and its response is lost: it is an event that may arrive again, or never. */
  async function command(toEvent: (at: number) => OfficeEvent): Promise<boolean> {
    const { body } = signOfficeEvent(secret, toEvent(now()));
    const result = await receiveOfficeEvent({ store, secrets: [secret] }, body, now());
    const isDone = typeof result === 'object' && 'event' in result;
    if (isDone) commands.push(toEvent);
    return isDone;
  }

  async function isMember(email: string): Promise<boolean> {
    const customers = await store.listCustomersByEmail(email);
    const subscriptions = await store.listSubscriptions(customers.map(({ id }) => id));
    return subscriptions.some((one) => isPaidNow(one, now()));
  }

  return {
    adapter: invoice({
      account: { iban: 'DE89 3704 0044 0532 0130 00', name: 'Schilfwerft e. V.' },
      prices: { friend: '96.00/year', patron: '240.00/year' },
      ...{ now, flushToDisk: false },
    }),
    organisation,
    env: { BILLING_OFFICE_SECRET: secret },
    ...{ hasScript: false, asksForEmail: false, createOrder },
    createOtherOrder: (email) => ({
      ...createOrder(email),
      subscription: { plan_id: 'patron' },
      shipping_address: address,
    }),
    open: () => undefined,
    async pay(id) {
      const bill = await store.findInvoice(id);
      if (bill?.state !== 'created') return false;
      if (refusesSecond && (await isMember(bill.payer.email))) return false;
      const { reference, amountMinor, currency } = bill;
      // As the bank numbers it: a command that is sent again is about the same payment.
      const payment = `payment of ${reference}`;
      return command((at) => ({ action: 'confirm', reference, amountMinor, currency, payment, at }));
    },
    async cancel(id) {
      const bill = await store.findInvoice(id);
      if (bill) await command((at) => ({ action: 'cancel', reference: bill.reference, at }));
    },
    async addSubscription(email) {
      const customerId = `by-hand-${(added += 1)}`;
      const at = now();
      await database.run(
        'INSERT INTO customers (id, email, email_key, updated_at) VALUES ($customerId, $email, $email, $at)',
        { customerId, email, at },
      );
      await database.run(
        `INSERT INTO subscriptions (id, customer_id, plan, created_at, paid_until)
         VALUES ($id, $customerId, 'friend', $at, $paidUntil)`,
        {
          ...{ id: `membership-${customerId}`, customerId, at },
          paidUntil: computePaidUntil(at, { every: 1, unit: 'year' }),
        },
      );
    },
    async listPages() {
      const order = (await database.rows('SELECT id FROM invoices ORDER BY rowid')).map(({ id }) => id);
      const bills = (await store.listInvoices()).filter(({ renewal }) => renewal === undefined);
      bills.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
      return bills.map(({ id, attemptId, state, expiresAt, replacedAt, customerId, subscriptionId }) => ({
        ...{ id, attemptId },
        // A newer invoice of the address takes its place; a payment still counts.
        isPayable: state === 'created' && now() < expiresAt && replacedAt === undefined,
        isAcknowledged: state === 'acknowledged',
        customerId: subscriptionId === undefined ? undefined : customerId,
        subscriptionId,
      }));
    },
    async listPayments() {
      const paid = (await store.listInvoices()).filter(({ subscriptionId }) => subscriptionId !== undefined);
      return Promise.all(
        paid.map(async ({ subscriptionId = '', amountMinor, refund }) => {
          const subscription = await store.findSubscription(subscriptionId);
          return {
            subscriptionId,
            isRunning: subscription !== undefined && isPaidNow(subscription, now()),
            keptMinor: refund === 'none' ? amountMinor : 0,
          };
        }),
      );
    },
    async payNext(reference, payment) {
      const bill = await store.findInvoiceByReference(reference);
      if (!bill) throw new Error(`there is no invoice ${reference}`);
      const { amountMinor, currency } = bill;
      await command((at) => ({ action: 'confirm', reference, amountMinor, currency, payment, at }));
    },
    stop: async (reference) => void (await command((at) => ({ action: 'stop', reference, at }))),
    countSubscriptions: async () => (await database.rows('SELECT id FROM subscriptions')).length,
    listEvents: () =>
      commands.map((toEvent) => {
        const event = toEvent(now());
        return { ...signOfficeEvent(secret, event), isPayment: event.action === 'confirm' };
      }),
    async close() {
      await store.close();
      await database.close();
    },
  };
};
