import type { BankTransferResponse } from '@guildhall/api-contract';
import { mergeTexts } from '@guildhall/ui';
import type { Frame } from '../../page/page-model.ts';
import { getPaymentTitle, PaymentPage } from './PaymentPage.tsx';
import { paymentTexts } from '../../texts/payment-texts.ts';
import { getDateTexts } from '../../texts/date-texts.ts';
import type { PageViews } from '../../render/page-view.ts';
import type { PaymentModel } from './payment-route.ts';
import { renderHtml } from '../../render/render-html.tsx';

/** Renders the page that says how to pay for a membership. */
export function renderPayment(
  transfer: BankTransferResponse,
  frame: Pick<Frame, 'facts' | 'texts' | 'mainData'>,
) {
  const texts = mergeTexts(paymentTexts, frame.texts?.payment);
  const { locale, numbers } = frame.facts;
  const { membershipLink: joinLink } = frame.mainData.variousData;
  const dates = mergeTexts(getDateTexts(locale), frame.texts?.blocks?.dates);
  return {
    title: getPaymentTitle(transfer, texts),
    listed: false,
    html: renderHtml(<PaymentPage {...{ transfer, texts, dates, numbers, joinLink }} />, frame),
    preloads: '',
    problems: [],
  };
}

export const paymentViews: PageViews<PaymentModel> = {
  payment: ({ transfer }, frame) => renderPayment(transfer, frame),
};
