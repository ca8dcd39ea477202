import type { MailText } from './mail-texts.ts';

interface Parts {
  siteOrigin: string;
  /** Of the organisation. */
  name: string;
}

/** A second payment that was undone. */
export interface UndonePayment {
  /** In minor units. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** True when the payment is on its way back; `false` where somebody has to return it by hand. */
  isRefunded: boolean;
}

/** To somebody who joined again and has a login already. */
export function welcomeBackMail({ siteOrigin, name }: Parts): MailText {
  return {
    subject: 'Welcome back: your membership is active',
    preview: 'Your membership is active again. You log in as before.',
    title: 'Welcome back',
    before: [
      'Thank you for joining again. Your membership is active now.',
      'You log in as before, with this email address and the password you chose then.',
    ],
    button: { label: 'Log in', url: `${siteOrigin}/login` },
    after: [
      { before: 'Forgotten the password?', label: 'Ask for a link', url: `${siteOrigin}/reset-password` },
      'If you did not sign up, somebody may have mistyped their address. Please answer this mail, and we will sort it out.',
    ],
    sign: name,
  };
}

/** To somebody who has paid for a second membership. */
export function undonePaymentMail({ siteOrigin, name }: Parts, undone: UndonePayment): MailText {
  const { isRefunded } = undone;
  const amount = undone.amount > 0 ? ` of ${amountOf(undone)}` : '';
  return {
    subject: isRefunded ? 'Your second payment is refunded' : 'Your second membership is cancelled',
    preview: 'There was a membership already. You do not have to do anything.',
    title: isRefunded ? 'Your payment is refunded' : 'Your second membership is cancelled',
    before: [
      'You have just paid for a membership, but there was one with this email address already. It stays as it is.',
      'We have cancelled the second one, so it will not renew.',
      isRefunded
        ? `Your payment${amount} is on its way back to the card you paid with. Banks usually take 3 to 10 working days.`
        : `Your payment${amount} could not be refunded automatically. We have been notified, and will return it by hand.`,
    ],
    button: { label: 'See your membership', url: `${siteOrigin}/profile` },
    after: ['You do not have to do anything. If something is not right, please answer this mail.'],
    sign: name,
  };
}

/** Reports for the people who run the site: what has happened, and the subscription's id at the billing vendor. */
export function reportsMail(
  { siteOrigin, name }: Parts,
  reports: readonly { text: string; subscriptionId: string }[],
  consoleUrl: string,
): MailText {
  return {
    subject: reports.length === 1 ? 'A membership needs your attention' : 'Memberships need your attention',
    preview: reports[0]?.text ?? '',
    title: 'Memberships to look at',
    before: reports.map(({ text, subscriptionId }) => `${text} Subscription ${subscriptionId}.`),
    button: { label: 'Open the billing service', url: consoleUrl },
    after: [`This mail was sent by the website ${new URL(siteOrigin).host}. It is sent once for each case.`],
    sign: name,
  };
}

function amountOf({ amount, currency }: UndonePayment): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits).replace(/\u00a0/g, ' ');
}
