import {
  composeReminderMail,
  composeReportsMail,
  composeTransferMail,
  composeUndonePaymentMail,
} from '../mails/compose-billing-mails.ts';
import { composeDecisionMail, composeReceiptMail } from '../mails/compose-contract-mails.ts';
import {
  composeAddressChangedMail,
  composeAddressLinkMail,
  composeLinkWelcomeBackMail,
  composeLinkWelcomeMail,
  composeLoginLinkMail,
} from '../mails/compose-link-mails.ts';
import {
  composePasswordChangedMail,
  composePasswordMail,
  composeWelcomeBackMail,
  composeWelcomeMail,
} from '../mails/compose-member-mails.ts';
import { composeErasedMail, composeLeavingMail } from '../mails/compose-leaving-mails.ts';
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
  const url = `${options.siteOrigin}/_payment/an-example`;
  const reminder = {
    ...{ id: 'an-example', url, paidUntil: '2026-12-08', accessUntil: '2027-01-05' },
    transfer: { ...transfer, renewsUntil: '2027-12-08' },
  };
  const consoleUrl = 'https://billing.example/';
  return {
    ...(logins === 'links' ? composeLinkMails(options) : composePasswordMails(options)),
    refunded: composeUndonePaymentMail(options, undone),
    'not-refunded': composeUndonePaymentMail(options, { ...undone, isRefunded: false }),
    transfer: composeTransferMail(options, { url, transfer }),
    reminder: composeReminderMail(options, { ...reminder, isOver: false }),
    'late-reminder': composeReminderMail(options, { ...reminder, isOver: true }),
    ...composeContractMails(options, currency),
    ...composeLeavingMails(options),
    report: composeReportsMail(options, cases.slice(0, 1), consoleUrl),
    reports: composeReportsMail(options, cases, consoleUrl),
    'reports-without-console': composeReportsMail(options, cases, undefined),
  };
}

/** Of the functions that the organisation has; without facts, all of them. */
function composeContractMails(options: MailOptions, currency: string): ExampleMails {
  const { contracts = { withdrawal: {}, cancellation: {} } } = options.organisation;
  const base = {
    ...{ id: 'an-example', name: '[Ada]', email: 'ada@members.example', contract: 'RF18539007547034' },
    ...{ receivedAt: Date.UTC(2026, 10, 29, 12, 0, 5), reason: '[Late]', currency, isRefunded: true },
    ...{ details: undefined, endsAt: Date.UTC(2027, 10, 29), amount: 30_000 },
  };
  const withdrawal = { ...base, kind: 'withdrawal' } as const;
  const cancellation = { ...base, kind: 'cancellation' } as const;
  const details = { manner: 'cause', reason: '[Moved]', endOn: '2027-01-31' } as const;
  return {
    ...('withdrawal' in contracts && {
      'withdrawal-receipt': composeReceiptMail(options, { ...withdrawal, state: 'open' }),
      'withdrawal-accepted': composeDecisionMail(options, { ...withdrawal, state: 'settled' }),
      'withdrawal-to-refund': composeDecisionMail(options, {
        ...{ ...withdrawal, state: 'settled', isRefunded: false },
      }),
      'withdrawal-unpaid': composeDecisionMail(options, { ...withdrawal, state: 'settled', amount: 0 }),
      'withdrawal-refused': composeDecisionMail(options, { ...withdrawal, state: 'refused' }),
    }),
    ...('cancellation' in contracts && {
      'cancellation-receipt': composeReceiptMail(options, {
        ...{ ...cancellation, state: 'settled', details: { manner: 'ordinary' } },
      }),
      'cancellation-for-cause-receipt': composeReceiptMail(options, {
        ...{ ...cancellation, state: 'open', details },
      }),
      'cancellation-accepted': composeDecisionMail(options, { ...cancellation, state: 'settled' }),
      'cancellation-without-date': composeDecisionMail(options, {
        ...{ ...cancellation, state: 'settled', endsAt: undefined },
      }),
      'cancellation-refused': composeDecisionMail(options, { ...cancellation, state: 'refused' }),
    }),
  };
}

/** Of organisations whose members delete their data on the site; without facts, of all. */
function composeLeavingMails(options: MailOptions): ExampleMails {
  const { leaving, contracts } = options.organisation;
  if (!leaving && contracts) return {};
  const requested = { id: 'an-example', secret: code, dueAt: Date.UTC(2026, 11, 13), endsAt: undefined };
  return {
    leaving: composeLeavingMail(options, requested),
    'leaving-later': composeLeavingMail(options, { ...requested, endsAt: Date.UTC(2027, 10, 29) }),
    erased: composeErasedMail(options),
  };
}

const code = 'an-example-of-a-code';

const composePasswordMails = (options: MailOptions): ExampleMails => ({
  welcome: composeWelcomeMail(options, code),
  password: composePasswordMail(options, code),
  'password-changed': composePasswordChangedMail(options, Date.UTC(2026, 10, 29, 12, 0, 5)),
  'welcome-back': composeWelcomeBackMail(options),
  'new-address': composeAddressLinkMail(options, code),
  'address-changed': composeAddressChangedMail(options, code, true),
});

const composeLinkMails = (options: MailOptions): ExampleMails => ({
  welcome: composeLinkWelcomeMail(options),
  'welcome-back': composeLinkWelcomeBackMail(options),
  'login-link': composeLoginLinkMail(options, code),
  'new-address': composeAddressLinkMail(options, code),
  'address-changed': composeAddressChangedMail(options, code, false),
});
