import { formatRecurring } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { InvoiceTerms } from './invoice-options.ts';

/** The account of examples, which a site has when it is created. */
const exampleIban = 'DE89370400440532013000';

/**
 * Lists the account and the prices.
 *
 * @param terms undefined if memberships are off
 */
export function checkInvoices(
  terms: InvoiceTerms | undefined,
  { plans, numbers }: Pick<Organisation, 'plans' | 'numbers'>,
  siteOrigin: string,
): Finding[] {
  if (!terms?.account) return [note('billing', 'memberships are off: BILLING_OFFICE_SECRET is not set')];
  const { account, prices } = terms;
  return [
    account.iban === exampleIban && siteOrigin.startsWith('https:')
      ? fix('billing', 'members pay to the account of an example: state your own in invoice({ account })')
      : ok('billing', `members pay by bank transfer to ${account.iban} (${account.name})`),
    describeRenewals(terms),
    ...plans.map(({ id }) => {
      const price = prices[id];
      return price
        ? ok(
            'billing',
            `${id} costs ${formatRecurring(price, { numbers })}: check that your pages state the same price`,
          )
        : note('billing', `${id} is not for sale: the prices of invoice() have none for it`);
    }),
  ];
}

function describeRenewals({ reminders: days, graceDays, yearStart }: InvoiceTerms): Finding {
  const ends = yearStart ? `. Membership years begin on ${yearStart.month}/${yearStart.day} (month/day)` : '';
  if (days.length === 0)
    return note('billing', `memberships end with the paid term: invoice() has no reminders${ends}`);
  const list = days.map((day) => (day > 0 ? `+${day}` : String(day))).join(', ');
  return ok(
    'billing',
    `next terms are invoiced, with reminders on the days ${list} and ${graceDays} days of grace${ends}`,
  );
}
