import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { formatExact, isCurrency, toMinorUnits, type NumberFormat } from '@guildhall/money';
import type { ReactElement, ReactNode } from 'react';
import styles from './Payment.module.css';
import type { PaymentTexts } from './payment-texts.ts';

/** The props of `PaymentDetails`. */
export interface PaymentDetailsProps {
  /** The response of the api, parsed. */
  transfer: BankTransferResponse;
  /** The complete texts: `paymentTexts`, or your own. */
  texts: PaymentTexts;
  /** The day until which to pay, as it is shown. */
  dueDate: ReactNode;
  /**
   * Notation of the amount.
   *
   * @default English
   */
  numbers?: NumberFormat;
}

/**
 * Amount, account and reference of a transfer that is open; nothing for other ones.
 *
 * @example
 * import type { BankTransferResponse } from '@guildhall/api-contract/signup';
 *
 * const Transfer = ({ transfer }: { transfer: BankTransferResponse }) => (
 *   <PaymentDetails transfer={transfer} texts={paymentTexts} dueDate={transfer.due_on} />
 * );
 */
export function PaymentDetails({
  transfer,
  texts,
  dueDate,
  numbers,
}: PaymentDetailsProps): ReactElement | null {
  if (transfer.state !== 'open') return null;
  const { amount_minor: amount, currency_code: currency, bic } = transfer;
  return (
    <>
      <dl className={styles['details']}>
        <Detail name={texts.amount}>
          {isCurrency(currency) ? formatExact(toMinorUnits(amount), currency, numbers) : currency}
        </Detail>
        <Detail name={texts.reference}>{toGroups(transfer.reference)}</Detail>
        <Detail name={texts.accountName}>{transfer.account_name}</Detail>
        <Detail name={texts.iban}>{toGroups(transfer.iban)}</Detail>
        {bic !== undefined && <Detail name={texts.bic}>{bic}</Detail>}
        <Detail name={texts.dueOn}>{dueDate}</Detail>
      </dl>
      <p className={styles['note']}>{texts.referenceHint}</p>
      <p className={styles['keep']}>{texts.keep}</p>
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}

/** Groups of four, as banks print them. */
const toGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
