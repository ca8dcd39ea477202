import {
  defineAdapter,
  computeSupplierDeadline,
  type Adapter,
  type BillingConnection,
  type HostSettings,
} from '@guildhall/suppliers';
import type { NumberFormat } from '@guildhall/money';
import { listSecrets } from '@guildhall/server-kit';
import { findStoragePlace } from '@guildhall/server-kit/storage';
import { checkInvoices } from './check-invoices.ts';
import { createInvoiceVariables, type InvoiceConfig } from './invoice-config.ts';
import { invoiceStore, openInvoiceStore, type InvoiceStore } from './invoice-store.ts';
import type { InvoiceSite } from './invoice-site.ts';
import { createInvoiceVendor } from './invoice-vendor.ts';
import { createMemberVendor } from './member-vendor.ts';
import { receiveOfficeEvent } from './receive-office-event.ts';
import { isOfficeAuthorization } from '../office-event/office-event.ts';

/** Parts that tests replace. */
export interface InvoiceOverrides {
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

/**
 * Memberships by invoice: members transfer their dues, and the office confirms each payment. It needs no vendor.
 *
 * @example
 * import { ccu, cps, runApi } from '@guildhall/api';
 *
 * await runApi({ organisation, suppliers: [invoice()], proxies: [ccu, cps] });
 */
export const invoice = (overrides: InvoiceOverrides = {}): Adapter =>
  defineAdapter({
    name: '@guildhall/billing-invoice',
    part: 'billing',
    roles: {
      billing: {
        variables: ['BILLING_IBAN', 'BILLING_ACCOUNT_NAME', 'BILLING_PRICES', 'BILLING_OFFICE_SECRET'],
        connect: (settings, _onEvent, organisation) =>
          connectInvoices(settings, organisation?.numbers, overrides),
      },
    },
    // The payer's name, by which the office finds a payment without a reference.
    requiredSignUpFields: ['customer.email', 'customer.first_name', 'customer.last_name'],
    createVariables: createInvoiceVariables,
    rules: [
      {
        variables: ['BILLING_REMINDERS', 'BILLING_GRACE_DAYS'],
        isValid: ({ BILLING_REMINDERS: days, BILLING_GRACE_DAYS: graceDays }) =>
          days.every((day) => day < graceDays && day > -maxDaysBefore),
        problem: `must list days before the end of BILLING_GRACE_DAYS, and at most ${maxDaysBefore - 1} days before the end of the term`,
      },
      {
        variables: ['BILLING_YEAR_START', 'BILLING_PRICES'],
        isValid: ({ BILLING_YEAR_START: start, BILLING_PRICES: prices = {} }) =>
          start === undefined || Object.values(prices).every(({ unit }) => unit === 'year'),
        problem: 'requires prices for years in BILLING_PRICES',
      },
    ],
    stores: [invoiceStore],
    findProblems: (settings, { plans }) => findInvoiceProblems(settings, plans.length > 0),
    check: async (settings, { organisation }) => checkInvoices(settings, organisation),
  });

/** Days. */
const maxDaysBefore = 91;

const required = ['BILLING_ACCOUNT_NAME', 'BILLING_PRICES', 'BILLING_OFFICE_SECRET'] as const;

function findInvoiceProblems(settings: InvoiceConfig, hasPlans: boolean) {
  const needed = required.filter((name) => name !== 'BILLING_PRICES' || hasPlans);
  const isOn = settings.BILLING_IBAN !== undefined;
  if (isOn)
    return needed
      .filter((name) => settings[name] === undefined)
      .map((variable) => ({ variable, problem: 'is missing: BILLING_IBAN requires it' }));
  return ([...required, 'BILLING_BIC'] as const)
    .filter((name) => settings[name] !== undefined)
    .map((variable) => ({ variable, problem: 'requires BILLING_IBAN' }));
}

function connectInvoices(
  settings: HostSettings & InvoiceConfig,
  numbers: NumberFormat | undefined,
  { now = Date.now, flushToDisk = true }: InvoiceOverrides,
): BillingConnection | undefined {
  const secrets = listSecrets(settings.BILLING_OFFICE_SECRET, settings.BILLING_OFFICE_SECRET_PREVIOUS);
  const place = findStoragePlace(settings);
  const site = toInvoiceSite(settings);
  if (!site || secrets.length === 0 || place === undefined) return undefined;
  let opened: InvoiceStore | undefined;
  const getStore = () =>
    (opened ??= openInvoiceStore(place, {
      ...{ flushToDisk, lockTimeoutMs: computeSupplierDeadline(settings) },
      yearStart: settings.BILLING_YEAR_START,
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

function toInvoiceSite(settings: HostSettings & InvoiceConfig): InvoiceSite | undefined {
  const { BILLING_IBAN: iban, BILLING_BIC: bic, BILLING_ACCOUNT_NAME: name } = settings;
  if (iban === undefined || name === undefined) return undefined;
  return {
    siteOrigin: settings.SITE_ORIGIN,
    prices: settings.BILLING_PRICES ?? {},
    account: { iban, bic, name },
    paymentDays: settings.BILLING_PAYMENT_DAYS,
    renewals:
      settings.BILLING_REMINDERS.length === 0
        ? undefined
        : { reminders: settings.BILLING_REMINDERS, graceDays: settings.BILLING_GRACE_DAYS },
  };
}
