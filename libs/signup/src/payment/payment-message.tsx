import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import type { ReactNode } from 'react';
import styles from './Payment.module.css';
import type { PaymentTexts } from './payment-texts.ts';

/** Title and text of the page of a payment. `{date}` in the text is the day until which to pay. */
export function getPaymentMessage(
  { state }: BankTransferResponse,
  texts: PaymentTexts,
): { title: string; text: string } {
  return {
    open: { title: texts.title, text: texts.text },
    expired: { title: texts.expiredTitle, text: texts.expiredText },
    paid: { title: texts.paidTitle, text: texts.paidText },
    cancelled: { title: texts.cancelledTitle, text: texts.cancelledText },
  }[state];
}

/** True if the payment can no longer be made, so that its payer has to sign up again. */
export function canJoinAgain({ state }: BankTransferResponse): boolean {
  return state === 'expired' || state === 'cancelled';
}

/** Puts a date into the text of a payment. */
export function insertDate(text: string, date: ReactNode): ReactNode {
  const [before, after] = text.split('{date}');
  return after === undefined ? (
    before
  ) : (
    <>
      {before}
      <span className={styles['date']}>{date}</span>
      {after}
    </>
  );
}
