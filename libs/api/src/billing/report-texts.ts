import type { BillingReport } from './attempt-store.ts';

/** Cases in the emails to the operator: `{number}` is the case's, `{date}` the day until which a withdrawal is to be refunded. */
export type ReportTexts = Readonly<Record<BillingReport['kind'], string>>;

export const reportTexts: ReportTexts = {
  duplicate:
    'Someone paid for a second membership. We are cancelling and refunding it: you do not need to do anything.',
  'refund refused':
    'A membership was ended, because it was a second one or its member has withdrawn, but we could not refund the payment automatically. Please refund it: we have told the payer to expect a refund from you.',
  'not undone': 'For a day, we have been unable to end a membership and refund it. We try again every hour.',
  'second customer': 'A lapsed member joined again as a new customer. You can merge the two customers.',
  'unknown sign-up':
    'Someone paid for a membership on a checkout page that this website did not open. It counts as a membership.',
  'no sign-up':
    'A subscription was created without a sign-up on this website. It does not come with a login.',
  'other plan':
    'Someone signed up and paid for a plan that the website no longer sells. It does not count as a membership. Please add the plan again, or refund the payment.',
  withdrawal:
    'Someone has withdrawn from a contract. If you accept, the payment must be refunded by {date}. Read the statement with the command “cases show {number}”, then accept or refuse it with “cases accept {number}” or “cases refuse {number}”.',
  cancellation:
    'Someone has cancelled a contract in a way that needs your decision. Read the statement with the command “cases show {number}”, then accept or refuse it with “cases accept {number}” or “cases refuse {number}”.',
  'receipt refused':
    'The email that confirms the arrival of a statement about a contract could not be delivered. Please confirm it in another way: the command “cases show {number}” shows who sent it.',
  'deletion waits':
    'A member has asked us to delete their data. That waits for a subscription which we could not end. Please end it in the billing service.',
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
