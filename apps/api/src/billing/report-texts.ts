import type { BillingReport } from './attempt-store.ts';

/** The texts of the mail that says what has happened, and what to do, to the people who run the site. */
export const reportTexts: Record<BillingReport['kind'], string> = {
  duplicate:
    'Somebody paid for a second membership. It is being cancelled and refunded; there is nothing to do.',
  'refund refused':
    'A second membership is cancelled, but its payment could not be refunded automatically. Please refund it; the payer was told that you will.',
  'not undone':
    'A second membership could not be cancelled and refunded for a day. It is tried again every hour.',
  'second customer': 'A lapsed member joined again as a new customer. You may merge the two customers.',
  'unknown sign-up':
    'A membership was paid on a page that this website did not record. It counts as a membership.',
  'no sign-up': 'A subscription was made without a sign-up on this website. It gives no login.',
  'no address':
    'A paid membership has no email address that can be used. Please add it at the billing service.',
  'other record':
    'A paid membership has the email address of a member whose other subscription is running. Please decide which customer the login belongs to.',
  'customer of another member':
    'A member joined again and changed the email address in the checkout. The login was not changed. Please ask which address is right.',
  disabled:
    'A paid membership has the email address of a disabled login. Please enable it, or refund the payment.',
  'given up': 'The login of a paid membership could not be made for a week. Please look at the log.',
};
