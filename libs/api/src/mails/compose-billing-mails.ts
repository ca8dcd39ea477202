import { formatExact, isCurrency, toMinorUnits, type NumberFormat } from '@guildhall/money';
import type { BankTransfer, DueReminder, DueTransferMail } from '@guildhall/suppliers';
import { formatDay } from '@guildhall/organisation';
import { fillText } from '../format/fill-text.ts';
import { composeMail } from './compose-mail.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';
import { addWithdrawLink } from './withdraw-link.ts';

/** A payment for a second membership, which was cancelled. */
export interface UndonePayment {
  /** In minor units. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** False if the operator has to refund the payment manually. */
  isRefunded: boolean;
}

/** A transfer, and the page that shows it. */
export type TransferToPay = Pick<DueTransferMail, 'transfer' | 'url'>;

/** A case for the operator, with the subscription's ID at the billing vendor if it is about one. */
export interface ReportedCase {
  text: string;
  subscriptionId?: string | undefined;
}

export function composeUndonePaymentMail(options: MailOptions, undone: UndonePayment): MailText {
  const { siteOrigin, organisation, texts } = options;
  const amount = formatAmount(undone, organisation.numbers);
  return composeMail(options, undone.isRefunded ? texts.refunded : texts.notRefunded, {
    url: siteOrigin + organisation.paths.profile,
    values: { ofAmount: undone.amount > 0 ? fillText(texts.ofAmount, { amount }) : '' },
  });
}

/** For people who signed up and are to pay by bank transfer. */
export function composeTransferMail(options: MailOptions, { url, transfer }: TransferToPay): MailText {
  const mail = composeMail(options, options.texts.transfer, { url, values: toValues(options, transfer) });
  return addWithdrawLink(options, mail, transfer.reference);
}

/** The invoice that a member is reminded of: for the next term. */
export type ReminderToSend = Pick<
  DueReminder,
  'id' | 'transfer' | 'url' | 'paidUntil' | 'accessUntil' | 'isOver'
>;

/** For members whose next term is to be paid. */
export function composeReminderMail(
  options: MailOptions,
  { url, transfer, isOver, paidUntil, accessUntil }: ReminderToSend,
): MailText {
  const { siteOrigin, organisation, texts } = options;
  const { renewsUntil = accessUntil, reference } = transfer;
  const days = { paidUntil, accessUntil, renewsUntil };
  const values = {
    ...toValues(options, transfer),
    ...Object.fromEntries(
      Object.entries(days).map(([name, day]) => [name, formatDay(day, organisation.locale)]),
    ),
  };
  const mail = composeMail(options, isOver ? texts.renewal.over : texts.renewal.before, { url, values });
  const { cancellation } = organisation.contracts ?? {};
  if (!cancellation) return mail;
  const query = new URLSearchParams({ contract: reference });
  const link = { ...texts.renewal.cancel, url: `${siteOrigin}${cancellation.path}?${query}` };
  return { ...mail, after: [...mail.after, link] };
}

function toValues({ siteOrigin, organisation, texts }: MailOptions, transfer: BankTransfer) {
  const { amountMinor: amount, currency, iban, bic, accountName, reference, dueOn } = transfer;
  return {
    ...{ accountName, iban: toGroups(iban), reference: toGroups(reference), host: new URL(siteOrigin).host },
    amount: formatAmount({ amount, currency }, organisation.numbers),
    withBic: bic === undefined ? '' : fillText(texts.withBic, { bic }),
    date: formatDay(dueOn, organisation.locale),
  };
}

/** Groups of four, as banks print them. */
export const toGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * For operators.
 *
 * @param consoleUrl the supplier's administration, if it has one
 */
export function composeReportsMail(
  options: MailOptions,
  cases: readonly ReportedCase[],
  consoleUrl: string | undefined,
): MailText {
  const { siteOrigin, texts } = options;
  const { subjectOne, subject, title, item, button, note } = texts.reports;
  return composeMail(
    options,
    {
      subject: cases.length === 1 ? subjectOne : subject,
      preview: cases[0]?.text ?? '',
      title,
      before: cases.map(({ text, subscriptionId }) =>
        subscriptionId === undefined ? text : fillText(item, { report: text, subscription: subscriptionId }),
      ),
      button,
      after: [fillText(note, { host: new URL(siteOrigin).host })],
    },
    { url: consoleUrl },
  );
}

/** As pages write it. A vendor's payment may be in a currency that is not counted in hundredths. */
export function formatAmount(
  { amount, currency }: Pick<UndonePayment, 'amount' | 'currency'>,
  numbers: NumberFormat,
): string {
  if (isCurrency(currency))
    return formatExact(toMinorUnits(amount), currency, numbers).replace('\u00a0', ' ');
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const { maximumFractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits).replace('\u00a0', ' ');
}
