import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { getPaymentMessage, paymentTexts } from '@guildhall/signup/payment';
import { mergeTexts } from '@guildhall/ui';
import type { PageContext } from '../../page/page-model.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { getDateTexts } from '../../texts/date-texts.ts';
import { contractTexts } from '../../texts/contract-texts.ts';
import type { PageViews } from '../../render/page-view.ts';
import type { PaymentModel } from './payment-route.ts';
import { renderHtml } from '../../render/render-html.tsx';

/** Renders the page that says how to pay for a membership. */
function renderPayment(
  transfer: BankTransferResponse,
  context: Pick<PageContext, 'facts' | 'texts' | 'mainData'>,
) {
  const texts = mergeTexts(paymentTexts, context.texts?.payment);
  const { locale, numbers, contracts } = context.facts;
  const withdrawPath = contracts?.withdrawal?.path;
  // A next term belongs to a contract that was concluded before.
  const withdrawLink =
    transfer.renews_until === undefined && withdrawPath !== undefined
      ? {
          // A reference says nothing about the payer.
          url: `${withdrawPath}?contract=${transfer.reference}` as const,
          title: mergeTexts(contractTexts, context.texts?.contracts).withdrawal.link,
        }
      : undefined;
  const { membershipLink: joinLink } = context.mainData.variousData;
  const dates = mergeTexts(getDateTexts(locale), context.texts?.blocks?.dates);
  return {
    title: getPaymentMessage(transfer, texts).title,
    listed: false,
    html: renderHtml(
      <PaymentPage {...{ transfer, texts, dates, numbers, joinLink, withdrawLink }} />,
      context,
    ),
    preloads: '',
    problems: [],
  };
}

export const paymentViews: PageViews<PaymentModel> = {
  payment: ({ transfer }, context) => renderPayment(transfer, context),
};
