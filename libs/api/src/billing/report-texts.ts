import type { BillingReport } from './attempt-store.ts';

/** Cases in the emails to the operator. */
export type ReportTexts = Readonly<Record<BillingReport['kind'], string>>;

export const reportTexts: ReportTexts = {
  duplicate:
    'Someone paid for a second membership. We are cancelling and refunding it: you do not need to do anything.',
  'refund refused':
    'A second membership was cancelled, but we could not refund the payment automatically. Please refund it: we have told the payer to expect a refund from you.',
  'not undone':
    'For a day, we have been unable to cancel and refund a second membership. We try again every hour.',
  'second customer': 'A lapsed member joined again as a new customer. You can merge the two customers.',
  'unknown sign-up':
    'Someone paid for a membership on a checkout page that this website did not open. It counts as a membership.',
  'no sign-up':
    'A subscription was created without a sign-up on this website. It does not come with a login.',
  'other plan':
    'Someone signed up and paid for a plan that the website no longer sells. It does not count as a membership. Please add the plan again, or refund the payment.',
  'contact refused':
    'A message of the contact form was refused after we had told its sender that it was sent. It is lost. Please check the receiver of these messages.',
  'no address': 'A paid membership has no valid email address. Please add one in the billing service.',
  'other record':
    'A paid membership has the email address of a member who has another active subscription. Please decide which customer the login belongs to.',
  'customer of another member':
    'A member joined again and changed the email address in the checkout. The login has not changed. Please ask which address is correct.',
  disabled:
    'A paid membership has the email address of a disabled login. Please enable it, or refund the payment.',
  'mail refused':
    'The email to a new member was refused: their address cannot be reached. They have a login. Please ask for another address.',
  'given up':
    'For a week, we have been unable to create the login for a paid membership. Please check the log.',
};
