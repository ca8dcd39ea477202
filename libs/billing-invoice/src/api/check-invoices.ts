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
