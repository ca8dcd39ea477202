import { formatRecurring } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import { note, ok, type Finding } from '@guildhall/server-kit';
import type { InvoiceConfig } from './invoice-config.ts';

/** Lists the account and the prices. */
export function checkInvoices(
  config: InvoiceConfig,
  { plans, numbers }: Pick<Organisation, 'plans' | 'numbers'>,
): Finding[] {
  const { BILLING_IBAN: iban, BILLING_ACCOUNT_NAME: name, BILLING_PRICES: prices = {} } = config;
  if (iban === undefined) return [note('billing', 'memberships are off: BILLING_IBAN is not set')];
  return [
    ok('billing', `members pay by bank transfer to ${iban} (${name})`),
    describeRenewals(config),
    ...plans.map(({ id }) => {
      const price = prices[id];
      return price
        ? ok(
            'billing',
            `${id} costs ${formatRecurring(price, { numbers })}: check that your pages state the same price`,
          )
        : note('billing', `${id} is not for sale: BILLING_PRICES has no price for it`);
    }),
  ];
}

function describeRenewals({
  BILLING_REMINDERS: days,
  BILLING_GRACE_DAYS: graceDays,
  BILLING_YEAR_START: yearStart,
}: InvoiceConfig): Finding {
  const ends = yearStart ? `. Membership years begin on ${yearStart.month}/${yearStart.day} (month/day)` : '';
  if (days.length === 0)
    return note('billing', `memberships end with the paid term: BILLING_REMINDERS is off${ends}`);
  const list = days.map((day) => (day > 0 ? `+${day}` : String(day))).join(', ');
  return ok(
    'billing',
    `next terms are invoiced, with reminders on the days ${list} and ${graceDays} days of grace${ends}`,
  );
}
