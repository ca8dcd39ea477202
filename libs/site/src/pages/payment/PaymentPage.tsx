import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { renderPostDate, type DateTexts } from '@guildhall/blocks';
import type { NumberFormat } from '@guildhall/money';
import {
  canJoinAgain,
  getPaymentMessage,
  insertDate,
  PaymentDetails,
  type PaymentTexts,
} from '@guildhall/signup/payment';
import { ButtonLink, type LinkUrl } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { Actions, Lead, PlainPage } from '../../page-parts/PlainPage.tsx';

export interface PaymentPageProps {
  transfer: BankTransferResponse;
  texts: PaymentTexts;
  dates: DateTexts;
  numbers: NumberFormat;
  /** The page to sign up again on, after an invoice that can no longer be paid. */
  joinLink?: { url: LinkUrl; title: string } | undefined;
  /** The page to withdraw on, which then knows the reference. */
  withdrawLink?: { url: LinkUrl; title: string } | undefined;
}

/** Says what to transfer for a membership, and nothing about the payer. */
export function PaymentPage({
  transfer,
  texts,
  dates,
  numbers,
  joinLink,
  withdrawLink,
}: PaymentPageProps): ReactElement {
  const { title, text } = getPaymentMessage(transfer, texts);
  const dueDate = renderPostDate(transfer.due_on.replaceAll('-', ''), dates);
  return (
    <PlainPage title={title} align="start">
      <Lead>{insertDate(text, dueDate)}</Lead>
      <PaymentDetails {...{ transfer, texts, dueDate, numbers }} />
      {canJoinAgain(transfer) && joinLink && (
        <Actions>
          <ButtonLink href={joinLink.url}>{joinLink.title}</ButtonLink>
        </Actions>
      )}
      {!canJoinAgain(transfer) && withdrawLink && (
        <Actions>
          <a href={withdrawLink.url}>{withdrawLink.title}</a>
        </Actions>
      )}
    </PlainPage>
  );
}
