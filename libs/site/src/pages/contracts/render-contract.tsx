import { formatDay, formatTime } from '@guildhall/organisation';
import { mergeTexts } from '@guildhall/ui';
import type { PageContext } from '../../page/page-model.ts';
import type { PageViews } from '../../render/page-view.ts';
import { renderHtml } from '../../render/render-html.tsx';
import { contractTexts } from '../../texts/contract-texts.ts';
import { ContractPage } from './ContractPage.tsx';
import type { ContractModel } from './contract-model.ts';

/** Renders a page of a statement. */
function renderContract(
  { statement, step, values }: ContractModel,
  context: Pick<PageContext, 'facts' | 'texts' | 'mainData'>,
) {
  const texts = mergeTexts(contractTexts, context.texts?.contracts);
  const { contracts = {}, locale, timeZone } = context.facts;
  const { isRequiredText, isNotValidText } = context.mainData.formData;
  const page = (
    <ContractPage
      {...{ statement, step, values, texts }}
      path={contracts[statement]?.path ?? ''}
      errorTexts={{ missing: isRequiredText, 'not valid': isNotValidText }}
      days={contracts.withdrawal?.days ?? 0}
      formatTime={(iso) => formatTime(iso, locale, timeZone)}
      formatDay={(isoDate) => formatDay(isoDate, locale)}
    />
  );
  const { title, reviewTitle, doneTitle } = texts[statement];
  const isWrong = step.at === 'form' && Object.keys(step.errors).length > 0;
  return {
    title: { form: isWrong ? `${texts.errorTitle}: ${title}` : title, review: reviewTitle, done: doneTitle }[
      step.at
    ],
    listed: false,
    html: renderHtml(page, context),
    preloads: '',
    problems: [],
  };
}

export const contractViews: PageViews<ContractModel> = { contract: renderContract };
