import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { renderPostDate, type DateTexts } from '@guildhall/blocks';
import { formatExact, isCurrency, toMinorUnits, type NumberFormat } from '@guildhall/money';
import { ButtonLink, type LinkUrl } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import { Actions, Lead, PlainPage } from '../../page-parts/PlainPage.tsx';
import type { PaymentTexts } from '../../texts/payment-texts.ts';
import styles from './PaymentPage.module.css';

export interface PaymentPageProps {
  transfer: BankTransferResponse;
  texts: PaymentTexts;
  dates: DateTexts;
  numbers: NumberFormat;
  /** The page to sign up again on, after an invoice that can no longer be paid. */
  joinLink?: { url: LinkUrl; title: string } | undefined;
}

/** Says what to transfer for a membership, and nothing about the payer. */
export function PaymentPage({ transfer, texts, joinLink, ...formats }: PaymentPageProps): ReactElement {
  const canJoinAgain = transfer.state === 'expired' || transfer.state === 'cancelled';
  const { title, text } = getMessage(transfer, texts);
  return (
    <PlainPage title={title} align="start">
      <Lead>{insertDate(text, renderDueDate(transfer, formats.dates))}</Lead>
      {transfer.state === 'open' && <Details {...{ transfer, texts, ...formats }} />}
      {canJoinAgain && joinLink && (
        <Actions>
          <ButtonLink href={joinLink.url}>{joinLink.title}</ButtonLink>
        </Actions>
      )}
    </PlainPage>
  );
}

/** Returns the title of the page, which is the document's too. */
export function getPaymentTitle(transfer: BankTransferResponse, texts: PaymentTexts): string {
  return getMessage(transfer, texts).title;
}

function getMessage({ state }: BankTransferResponse, texts: PaymentTexts): { title: string; text: string } {
  return {
    open: { title: texts.title, text: texts.text },
    expired: { title: texts.expiredTitle, text: texts.expiredText },
    paid: { title: texts.paidTitle, text: texts.paidText },
    cancelled: { title: texts.cancelledTitle, text: texts.cancelledText },
  }[state];
}

function Details({ transfer, texts, dates, numbers }: Omit<PaymentPageProps, 'joinLink'>): ReactElement {
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
        <Detail name={texts.dueOn}>{renderDueDate(transfer, dates)}</Detail>
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

const renderDueDate = ({ due_on: date }: BankTransferResponse, dates: DateTexts): ReactNode =>
  renderPostDate(date.replaceAll('-', ''), dates);

function insertDate(text: string, date: ReactNode): ReactNode {
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

/** Groups of four, as banks print them. */
const toGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
