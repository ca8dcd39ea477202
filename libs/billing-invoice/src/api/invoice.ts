import {
  defineAdapter,
  computeSupplierDeadline,
  type Adapter,
  type BillingConnection,
  type HostSettings,
} from '@guildhall/suppliers';
import type { Organisation } from '@guildhall/organisation';
import { listSecrets, rotatingSecret } from '@guildhall/server-kit';
import { findStoragePlace } from '@guildhall/server-kit/storage';
import * as v from 'valibot';
import { checkInvoices } from './check-invoices.ts';
import { readInvoiceOptions, type InvoiceOptions, type InvoiceTerms } from './invoice-options.ts';
import { invoiceStore, openInvoiceStore, type InvoiceStore } from './invoice-store.ts';
import type { InvoiceSite } from './invoice-site.ts';
import { createInvoiceVendor } from './invoice-vendor.ts';
import { createMemberVendor } from './member-vendor.ts';
import { receiveOfficeEvent } from './receive-office-event.ts';
import { isOfficeAuthorization } from '../office-event/office-event.ts';

/** Options of `invoice`, and what tests replace. */
export interface InvoiceSupplierOptions extends InvoiceOptions {
  /**
   * Returns the time, ms since 1970.
   *
   * @default Date.now
   */
  now?: () => number;
  /**
   * Flushes each write to disk, so that it survives a power cut. False makes tests faster.
   *
   * @default true
   */
  flushToDisk?: boolean;
}

const officeSecret = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must be without spaces'),
  v.minLength(32, 'must have at least 32 characters'),
);

/** Secret that the office's commands are signed with. Without it, memberships are off. */
const variables = rotatingSecret('BILLING_OFFICE_SECRET', officeSecret);

/**
 * Memberships by invoice: members transfer their dues, and the office confirms each payment. It needs no vendor.
 *
 * @throws Error that lists every invalid option, when the api starts
 * @example
 * import { ccu, cps, runApi } from '@guildhall/api';
 *
 * const account = { iban: 'DE89 3704 0044 0532 0130 00', name: 'The Reed Society' };
 * const suppliers = [invoice({ account, prices: { friend: '48.00/year' } })];
 * await runApi({ organisation, suppliers, proxies: [ccu, cps] });
 */
export const invoice = ({
  now = Date.now,
  flushToDisk = true,
  ...options
}: InvoiceSupplierOptions = {}): Adapter =>
  defineAdapter({
    name: '@guildhall/billing-invoice',
    part: 'billing',
    roles: {
      billing: {
        variables: ['BILLING_OFFICE_SECRET'],
        connect: (settings, _onEvent, organisation) =>
          connectInvoices(settings, organisation, { ...options, now, flushToDisk }),
      },
    },
    // The payer's name, by which the office finds a payment without a reference.
    requiredSignUpFields: ['customer.email', 'customer.first_name', 'customer.last_name'],
    createVariables: (organisation) => {
      readInvoiceOptions(options, organisation);
      return variables;
    },
    stores: [invoiceStore],
    rules: [
      {
        variables: ['BILLING_OFFICE_SECRET'],
        isValid: ({ BILLING_OFFICE_SECRET: secret }) => secret === undefined || options.account !== undefined,
        problem: 'requires the account that members pay to: invoice({ account })',
      },
    ],
    check: async ({ BILLING_OFFICE_SECRET: secret, SITE_ORIGIN }, { organisation }) => {
      const terms = secret === undefined ? undefined : readInvoiceOptions(options, organisation);
      return checkInvoices(terms, organisation, SITE_ORIGIN);
    },
  });

type ConnectOptions = InvoiceOptions & Required<Pick<InvoiceSupplierOptions, 'now' | 'flushToDisk'>>;

function connectInvoices(
  settings: HostSettings & v.InferOutput<v.ObjectSchema<typeof variables, undefined>>,
  { numbers, ...organisation }: Organisation,
  { now, flushToDisk, ...options }: ConnectOptions,
): BillingConnection | undefined {
  const secrets = listSecrets(settings.BILLING_OFFICE_SECRET, settings.BILLING_OFFICE_SECRET_PREVIOUS);
  const place = findStoragePlace(settings);
  const terms = readInvoiceOptions(options, organisation);
  const site = toInvoiceSite(settings.SITE_ORIGIN, terms);
  if (!site || secrets.length === 0 || place === undefined) return undefined;
  let opened: InvoiceStore | undefined;
  const getStore = () =>
    (opened ??= openInvoiceStore(place, {
      ...{ flushToDisk, lockTimeoutMs: computeSupplierDeadline(settings) },
      yearStart: terms.yearStart,
    }));
  return {
    name: 'live',
    origin: site.siteOrigin,
    hasConsole: false,
    plans: Object.fromEntries(Object.keys(site.prices).map((plan) => [plan, plan])),
    // Each invoice is for a membership, also after its plan has left the list of prices.
    isFormerPlan: () => true,
    connect: () => createInvoiceVendor({ site, store: getStore(), now }),
    connectMembers: () => createMemberVendor({ site, store: getStore(), now }),
    hasCredentials: (authorization) => isOfficeAuthorization(secrets, authorization, now()),
    readEvent: (body, receivedAt) =>
      receiveOfficeEvent({ store: getStore(), secrets, numbers }, body, receivedAt),
    async close() {
      await opened?.close();
      opened = undefined;
    },
  };
}

function toInvoiceSite(
  siteOrigin: string,
  { account, prices, paymentDays, reminders, graceDays }: InvoiceTerms,
): InvoiceSite | undefined {
  if (!account) return undefined;
  const renewals = reminders.length === 0 ? undefined : { reminders, graceDays };
  return { siteOrigin, prices, account, paymentDays, renewals };
}
