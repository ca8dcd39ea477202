import { isCurrency, parseAmount, periodUnits, type PeriodUnit, type RecurringPrice } from '@guildhall/money';
import type { Organisation, Plan } from '@guildhall/organisation';
import { positiveField, rotatingSecret } from '@guildhall/server-kit';
import * as v from 'valibot';
import { parseIban } from './iban.ts';
import type { YearStart } from './paid-until.ts';

/** Prices of the plans that are sold, by plan. */
export type InvoicePrices = Readonly<Record<string, RecurringPrice>>;

const pricesMessage =
  'must list prices as <plan>=<amount>/<period>, such as friend=48.00/year or friend=12.50/3-months';

/** Of an organisation without plans, which sells nothing: the variable may stay when membership is switched off. */
const ignored = v.pipe(
  v.string(),
  v.transform((): InvoicePrices => ({})),
);

/** Creates the schema of the prices, separated by commas, in the organisation's currency. */
function createPrices({ plans, currency }: Pick<Organisation, 'plans' | 'currency'>) {
  return v.pipe(
    v.string(),
    v.transform((text) => parsePrices(text, currency)),
    v.check((prices) => prices !== undefined, pricesMessage),
    v.transform((prices) => prices ?? {}),
    v.check(
      (prices) => Object.keys(prices).every((plan) => plans.some(({ id }) => id === plan)),
      describePlans(plans),
    ),
    v.check(
      (prices) =>
        plans.every(({ id, taxDeduction }) => prices[id] === undefined || taxDeduction === undefined),
      'must not list a plan with a tax deduction: invoices store no tax number',
    ),
  );
}

function describePlans(plans: readonly Plan[]): string {
  return `must name plans of the organisation: ${plans.map(({ id }) => id).join(', ')}`;
}

function parsePrices(text: string, currency: string): InvoicePrices | undefined {
  const entries = text.split(',').map((entry) => parsePrice(entry.trim(), currency));
  if (entries.some((entry) => entry === undefined)) return undefined;
  const prices = Object.fromEntries(entries as [string, RecurringPrice][]);
  return Object.keys(prices).length === entries.length ? prices : undefined;
}

function parsePrice(text: string, currency: string): [plan: string, price: RecurringPrice] | undefined {
  const {
    plan = '',
    amount,
    every = '1',
    unit,
  } = /^(?<plan>\S+)=(?<amount>[\d.]+)\/(?:(?<every>[1-9]\d?)-)?(?<unit>[a-z]+?)s?$/.exec(text)?.groups ?? {};
  const amountMinor = parseAmount(amount);
  if (amountMinor === undefined || amountMinor <= 0 || !isCurrency(currency) || !isUnit(unit))
    return undefined;
  return [plan, { amountMinor, currency, every: Number(every), unit }];
}

const isUnit = (text: unknown): text is PeriodUnit => periodUnits.some((unit) => unit === text);

/** Days around the end of a paid term on which members get a reminder; none without renewals. */
const reminders = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === 'off' ? [] : text.split(',').map((day) => day.trim()))),
  v.check(
    (days) =>
      days.every((day) => /^[+-]?\d{1,2}$/.test(day)) && new Set(days.map(Number)).size === days.length,
    'must list days around the end of the paid term, such as -30,-7,0,14, or be off',
  ),
  v.transform((days) => days.map(Number).sort((one, other) => one - other)),
);

const yearStart = v.pipe(
  v.string(),
  v.regex(
    /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/,
    'must be the first day of membership years as MM-DD, such as 01-01, and the 28th of a month at most',
  ),
  v.transform((text): YearStart => {
    const [month = 1, day = 1] = text.split('-').map(Number);
    return { month, day };
  }),
);

const iban = v.pipe(
  v.string(),
  v.transform(parseIban),
  v.string('must be an IBAN: its check digits are wrong, or characters are missing'),
);

const officeSecret = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must be without spaces'),
  v.minLength(32, 'must have at least 32 characters'),
);

/** Creates the variables of memberships by invoice. Without `BILLING_IBAN`, they are off. */
export const createInvoiceVariables = (organisation: Pick<Organisation, 'plans' | 'currency'>) => ({
  /** Account that members transfer their dues to. */
  BILLING_IBAN: v.optional(iban),
  BILLING_BIC: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 letters and digits'),
    ),
  ),
  /** Name of the account's owner. */
  BILLING_ACCOUNT_NAME: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'must not be empty'),
      v.maxLength(70, 'must have at most 70 characters'),
    ),
  ),
  BILLING_PRICES: v.optional(organisation.plans.length > 0 ? createPrices(organisation) : ignored),
  /** Days in which an invoice is to be paid. */
  BILLING_PAYMENT_DAYS: v.optional(positiveField(90), '14'),
  /** Days around the end of a paid term on which members are reminded of the next one; `off` ends memberships with it. */
  BILLING_REMINDERS: v.optional(reminders, '-30,-7,0,14'),
  /** Days after the end of a paid term in which the next one can be paid without losing access. */
  BILLING_GRACE_DAYS: v.optional(positiveField(90), '28'),
  /** First day of membership years, where they are the same for everybody. */
  BILLING_YEAR_START: v.optional(yearStart),
  /** Secret that the office's commands are signed with. */
  ...rotatingSecret('BILLING_OFFICE_SECRET', officeSecret),
});

export type InvoiceConfig = v.InferOutput<
  v.ObjectSchema<ReturnType<typeof createInvoiceVariables>, undefined>
>;
