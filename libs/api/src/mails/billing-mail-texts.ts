import type { MailText } from './mail-texts.ts';

interface MailOptions {
  siteOrigin: string;
  name: string;
}

/** A payment for a second membership, which was cancelled. */
export interface UndonePayment {
  /** In minor units. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** False if the operator has to refund the payment manually. */
  isRefunded: boolean;
}

/** For people who joined again and already have a login. */
export function composeWelcomeBackMail({ siteOrigin, name }: MailOptions): MailText {
  return {
    subject: 'Welcome back: your membership is active',
    preview: 'Your membership is active again. Log in as before.',
    title: 'Welcome back',
    before: [
      'Thank you for joining again. Your membership is active now.',
      'Log in as before, with this email address and your password.',
    ],
    button: { label: 'Log in', url: `${siteOrigin}/login` },
    after: [
      { before: 'Forgot your password?', label: 'Request a link', url: `${siteOrigin}/reset-password` },
      'If you did not sign up, someone may have entered your email address by mistake. Reply to this email and we will sort it out.',
    ],
    sign: name,
  };
}

export function composeUndonePaymentMail({ siteOrigin, name }: MailOptions, undone: UndonePayment): MailText {
  const { isRefunded } = undone;
  const amount = undone.amount > 0 ? ` of ${formatAmount(undone)}` : '';
  return {
    subject: isRefunded ? 'We have refunded your second payment' : 'We have cancelled your second membership',
    preview: 'You already had a membership. You do not need to do anything.',
    title: isRefunded ? 'We have refunded your payment' : 'We have cancelled your second membership',
    before: [
      'You paid for a membership, but you already had one with this email address. Your first membership has not changed.',
      'We have cancelled the second one, so it will not renew.',
      isRefunded
        ? `Your payment${amount} is on its way back to the payment method you used. Banks usually take 3 to 10 working days.`
        : `We could not refund your payment${amount} automatically. We have been notified and will refund it manually.`,
    ],
    button: { label: 'View your membership', url: `${siteOrigin}/profile` },
    after: ['You do not need to do anything. If something is wrong, reply to this email.'],
    sign: name,
  };
}

/** Reports for operators, each with the subscription's ID at the billing vendor. */
export function composeReportsMail(
  { siteOrigin, name }: MailOptions,
  reports: readonly { text: string; subscriptionId: string }[],
  consoleUrl: string,
): MailText {
  return {
    subject: reports.length === 1 ? 'A membership needs your attention' : 'Memberships need your attention',
    preview: reports[0]?.text ?? '',
    title: 'Memberships that need your attention',
    before: reports.map(({ text, subscriptionId }) => `${text} Subscription ${subscriptionId}.`),
    button: { label: 'Open the billing service', url: consoleUrl },
    after: [`The website ${new URL(siteOrigin).host} sends this email once for each case.`],
    sign: name,
  };
}

function formatAmount({ amount, currency }: UndonePayment): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits).replace(/\u00a0/g, ' ');
}
