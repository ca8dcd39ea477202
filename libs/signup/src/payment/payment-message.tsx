import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import type { ReactNode } from 'react';
import styles from './Payment.module.css';
import type { PaymentTexts } from './payment-texts.ts';

/**
 * Returns title and text of the page of a payment. `{date}` in the text is the day until which to pay.
 *
 * @example
 * import type { BankTransferResponse } from '@guildhall/api-contract/signup';
 *
 * const getTitle = (transfer: BankTransferResponse) => getPaymentMessage(transfer, paymentTexts).title;
 */
export function getPaymentMessage(
  { state, renews_until: renewsUntil }: BankTransferResponse,
  texts: PaymentTexts,
): { title: string; text: string } {
  return {
    open: { title: texts.title, text: renewsUntil === undefined ? texts.text : texts.renewalText },
    expired: { title: texts.expiredTitle, text: texts.expiredText },
    paid: { title: texts.paidTitle, text: texts.paidText },
    cancelled: { title: texts.cancelledTitle, text: texts.cancelledText },
  }[state];
}

/**
 * True if the payment can no longer be made, so that its payer has to sign up again.
 *
 * @example
 * import type { BankTransferResponse } from '@guildhall/api-contract/signup';
 *
 * const getLink = (transfer: BankTransferResponse) => (canJoinAgain(transfer) ? '/membership' : undefined);
 */
export function canJoinAgain({ state }: BankTransferResponse): boolean {
  return state === 'expired' || state === 'cancelled';
}

/**
 * Replaces `{date}` in the text of a payment with an element.
 *
 * @example
 * const text = insertDate(paymentTexts.text, <time dateTime="2027-01-31">31 January</time>);
 */
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
