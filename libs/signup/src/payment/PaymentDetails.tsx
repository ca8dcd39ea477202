import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { formatExact, isCurrency, toMinorUnits, type NumberFormat } from '@guildhall/money';
import type { ReactElement, ReactNode } from 'react';
import styles from './Payment.module.css';
import type { PaymentTexts } from './payment-texts.ts';

export interface PaymentDetailsProps {
  transfer: BankTransferResponse;
  texts: PaymentTexts;
  /** The day until which to pay, as it is shown. */
  dueDate: ReactNode;
  /** @default that of English */
  numbers?: NumberFormat;
}

/** Amount, account and reference of a transfer that is open; nothing for other ones. */
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
