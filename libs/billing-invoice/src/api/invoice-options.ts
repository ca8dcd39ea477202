import { isCurrency, parseAmount, periodUnits, type PeriodUnit, type RecurringPrice } from '@guildhall/money';
import type { Organisation, Plan } from '@guildhall/organisation';
import { createUsageError } from '@guildhall/server-kit';
import * as v from 'valibot';
import { parseIban } from './iban.ts';
import type { YearStart } from './paid-until.ts';

/** Terms of an organisation's memberships by invoice. */
export interface InvoiceOptions {
  /** Account that members transfer their dues to. Without it, nothing is sold. */
  account?: {
    /** With or without spaces. */
    iban: string;
    /** BIC of its bank, for payers outside the country. By default, none is shown. */
    bic?: string;
    /** Name of the account's owner. */
    name: string;
  };
  /**
   * Prices of the plans that are sold, in the organisation's currency: `{ friend: '48.00/year', patron: '60/6-months' }`.
   *
   * @default {}
   */
  prices?: Readonly<Record<string, string>>;
  /**
   * Days in which an invoice is to be paid, at most 90.
   *
   * @default 14
   */
  paymentDays?: number;
  /**
   * Days around the end of a paid term on which members are reminded of the next one. None: memberships end with the term.
   *
   * @default [-30, -7, 0, 14]
   */
  reminders?: readonly number[];
  /**
   * Days after the end of a paid term in which the next one can be paid without losing access, at most 90.
   *
   * @default 28
   */
  graceDays?: number;
  /** First day of membership years as `MM-DD`, where they are the same for everybody; all prices are then for years. */
  yearStart?: string;
}

/** Prices of the plans that are sold, by plan. */
export type InvoicePrices = Readonly<Record<string, RecurringPrice>>;

/** Days: invoices of next terms are not made earlier. */
const maxDaysBefore = 91;

const wholeDays = 'must be a whole number from 1 to 90';
const days = v.pipe(
  v.number(wholeDays),
  v.integer(wholeDays),
  v.minValue(1, wholeDays),
  v.maxValue(90, wholeDays),
);
const reminderDays = 'must be different whole numbers of days around the end of the paid term';

const yearStart = v.pipe(
  v.string('must be text such as 01-01'),
  v.regex(
    /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/,
    'must be the first day of membership years as MM-DD, such as 01-01, and the 28th of a month at most',
  ),
  v.transform((text): YearStart => {
    const [month = 1, day = 1] = text.split('-').map(Number);
    return { month, day };
  }),
);

const account = v.strictObject({
  iban: v.pipe(
    v.string('must be text'),
    v.transform(parseIban),
    v.string('must be an IBAN: its check digits are wrong, or characters are missing'),
  ),
  bic: v.optional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 letters and digits'),
    ),
  ),
  name: v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(70, 'must have at most 70 characters'),
  ),
});

/** Creates the schema of the prices, in the organisation's currency. */
function createPrices({ plans, currency }: Pick<Organisation, 'plans' | 'currency'>) {
  return v.pipe(
    v.record(
      v.string(),
      v.pipe(
        v.string('must be a price such as 48.00/year or 12.50/3-months'),
        v.transform((text) => parsePrice(text, currency)),
        v.check((price) => price !== undefined, 'must be a price such as 48.00/year or 12.50/3-months'),
        v.transform((price) => price as RecurringPrice),
      ),
    ),
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

function parsePrice(text: string, currency: string): RecurringPrice | undefined {
  const {
    amount,
    every = '1',
    unit,
  } = /^(?<amount>[\d.]+)\/(?:(?<every>[1-9]\d?)-)?(?<unit>[a-z]+?)s?$/.exec(text.trim())?.groups ?? {};
  const amountMinor = parseAmount(amount);
  if (amountMinor === undefined || amountMinor <= 0 || !isCurrency(currency) || !isUnit(unit))
    return undefined;
  return { amountMinor, currency, every: Number(every), unit };
}

const isUnit = (text: unknown): text is PeriodUnit => periodUnits.some((unit) => unit === text);

const createSchema = (organisation: Pick<Organisation, 'plans' | 'currency'>) =>
  v.pipe(
    v.object({
      account: v.optional(account),
      prices: v.optional(createPrices(organisation), {}),
      paymentDays: v.optional(days, 14),
      reminders: v.optional(
        v.pipe(
          v.array(v.pipe(v.number(reminderDays), v.integer(reminderDays)), reminderDays),
          v.check((list) => new Set(list).size === list.length, reminderDays),
          v.transform((list) => list.toSorted((one, other) => one - other)),
        ),
        [-30, -7, 0, 14],
      ),
      graceDays: v.optional(days, 28),
      yearStart: v.optional(yearStart),
    }),
    v.forward(
      v.check(
        ({ reminders, graceDays }) => reminders.every((day) => day < graceDays && day > -maxDaysBefore),
        `must list days before the end of graceDays, and at most ${maxDaysBefore - 1} days before the end of the term`,
      ),
      ['reminders'],
    ),
    v.forward(
      v.check(
        (terms) => !terms.yearStart || Object.values(terms.prices).every(({ unit }) => unit === 'year'),
        'requires prices for years',
      ),
      ['yearStart'],
    ),
  );

/** The options, as they were read. */
export type InvoiceTerms = v.InferOutput<ReturnType<typeof createSchema>>;

/**
 * Reads the options for an organisation. Prices of one without plans, which sells nothing, are ignored: they may stay when
 * membership is switched off.
 *
 * @throws Error that lists every fault
 */
export function readInvoiceOptions(
  { prices = {}, ...options }: InvoiceOptions,
  organisation: Pick<Organisation, 'plans' | 'currency'>,
): InvoiceTerms {
  const sold = organisation.plans.length > 0 ? prices : {};
  const read = v.safeParse(createSchema(organisation), { ...options, prices: sold });
  if (read.success) return read.output;
  const lines = read.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw createUsageError(
    'GUILDHALL_BILLING_INVOICE_OPTIONS',
    `Invalid options of invoice(). Fix these and restart:\n${[...new Set(lines)].join('\n')}`,
  );
}
