import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import type { NumberFormat } from '@guildhall/money';
import { formatDay } from '@guildhall/organisation';
import { ButtonLink, mergeTexts, type LinkUrl, type PartialTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './Payment.module.css';
import { PaymentDetails } from './PaymentDetails.tsx';
import { canJoinAgain, getPaymentMessage, insertDate } from './payment-message.tsx';
import { paymentTexts, type PaymentTexts } from './payment-texts.ts';

/** The props of `Payment`. */
export interface PaymentProps {
  /** The response of the api, as `bankTransferResponseSchema` of `@guildhall/api-contract` parses it. */
  transfer: BankTransferResponse;
  /** Overrides for the English texts. */
  texts?: PartialTexts<PaymentTexts>;
  /**
   * Language of the date.
   * @default 'en'
   */
  locale?: string;
  /**
   * Notation of the amount.
   *
   * @default English
   */
  numbers?: NumberFormat;
  /**
   * The page to sign up again on, after an invoice that can no longer be paid.
   *
   * @default no link
   */
  joinLink?: { url: LinkUrl; title: string };
}

/**
 * The page of a membership that is paid by bank transfer: its title, what to transfer, and nothing about the payer. Plain
 * HTML without script, also in a server component.
 *
 * @example
 * import type { BankTransferResponse } from '@guildhall/api-contract/signup';
 *
 * const transfer: BankTransferResponse = {
 *   ...{ state: 'open', plan_id: 'friend', amount_minor: 45_000, currency_code: 'DKK', due_on: '2027-01-31' },
 *   ...{ iban: 'DK5000400440116243', account_name: 'The House', reference: 'RF18000000007' },
 * };
 * <Payment transfer={transfer} joinLink={{ url: '/membership', title: 'Sign up again' }} />;
 */
export function Payment({ transfer, texts, locale = 'en', numbers, joinLink }: PaymentProps): ReactElement {
  const merged = mergeTexts(paymentTexts, texts);
  const { title, text } = getPaymentMessage(transfer, merged);
  const dueDate = <time dateTime={transfer.due_on}>{formatDay(transfer.due_on, locale)}</time>;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles['note']}>{insertDate(text, dueDate)}</p>
      <PaymentDetails {...{ transfer, dueDate, texts: merged, ...(numbers && { numbers }) }} />
      {canJoinAgain(transfer) && joinLink && (
        <p className={styles['note']}>
          <ButtonLink href={joinLink.url}>{joinLink.title}</ButtonLink>
        </p>
      )}
    </>
  );
}
