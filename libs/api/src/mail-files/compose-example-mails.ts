import {
  composeReportsMail,
  composeTransferMail,
  composeUndonePaymentMail,
} from '../mails/compose-billing-mails.ts';
import {
  composeAddressChangedMail,
  composeAddressLinkMail,
  composeLinkWelcomeBackMail,
  composeLinkWelcomeMail,
  composeLoginLinkMail,
} from '../mails/compose-link-mails.ts';
import {
  composePasswordMail,
  composeWelcomeBackMail,
  composeWelcomeMail,
} from '../mails/compose-member-mails.ts';
import type { Organisation } from '@guildhall/organisation';
import type { BankTransfer } from '@guildhall/suppliers';
import type { MailOptions } from '../mails/mail-options.ts';
import type { MailText } from '../mails/mail-text.ts';

/** Emails by their names. */
export type ExampleMails = Readonly<Record<string, MailText>>;

interface ExampleFacts extends Pick<Organisation, 'currency' | 'logins'> {
  /** Texts of the cases for the operator. */
  reports: readonly string[];
}

/**
 * Composes every email with a button, with invented details: those about logins for its own kind of logins.
 */
export function composeExampleMails(
  options: MailOptions,
  { currency, logins, reports }: ExampleFacts,
): ExampleMails {
  const undone = { amount: 30_000, currency, isRefunded: true };
  const cases = reports.map((text, index) => ({ text, subscriptionId: `169${index}example` }));
  const transfer = {
    ...{ state: 'open', planId: 'friend', amountMinor: 30_000, currency },
    ...{ iban: 'DE89370400440532013000', bic: 'GUHADE12XXX', accountName: '[Boatyard]' },
    ...{ reference: 'RF18539007547034', dueOn: '2026-12-08' },
  } as BankTransfer;
  const consoleUrl = 'https://billing.example/';
  return {
    ...(logins === 'links' ? composeLinkMails(options) : composePasswordMails(options)),
    refunded: composeUndonePaymentMail(options, undone),
    'not-refunded': composeUndonePaymentMail(options, { ...undone, isRefunded: false }),
    transfer: composeTransferMail(options, { url: `${options.siteOrigin}/_payment/an-example`, transfer }),
    report: composeReportsMail(options, cases.slice(0, 1), consoleUrl),
    reports: composeReportsMail(options, cases, consoleUrl),
    'reports-without-console': composeReportsMail(options, cases, undefined),
  };
}

const code = 'an-example-of-a-code';

const composePasswordMails = (options: MailOptions): ExampleMails => ({
  welcome: composeWelcomeMail(options, code),
  password: composePasswordMail(options, code),
  'welcome-back': composeWelcomeBackMail(options),
});

const composeLinkMails = (options: MailOptions): ExampleMails => ({
  welcome: composeLinkWelcomeMail(options),
  'welcome-back': composeLinkWelcomeBackMail(options),
  'login-link': composeLoginLinkMail(options, code),
  'new-address': composeAddressLinkMail(options, code),
  'address-changed': composeAddressChangedMail(options, code),
});
