import { Button, mergeTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { PageContext } from '../../page/page-model.ts';
import { Actions, Lead, PlainPage } from '../../page-parts/PlainPage.tsx';
import type { PageViews } from '../../render/page-view.ts';
import { renderHtml } from '../../render/render-html.tsx';
import { keepDataTexts, type KeepDataTexts } from '../../texts/keep-data-texts.ts';
import type { KeepDataModel } from './keep-data-route.ts';

interface KeepDataPageProps extends Omit<KeepDataModel, 'kind'> {
  /** The form's own path. */
  path: string;
  texts: KeepDataTexts;
}

/** The page of a link that takes a deletion back. */
export function KeepDataPage({ step, link, path, texts }: KeepDataPageProps): ReactElement {
  if (step === 'kept')
    return (
      <PlainPage title={texts.keptTitle} align="start">
        <Lead>{texts.keptText}</Lead>
      </PlainPage>
    );
  const problem = { expired: texts.expired, failed: texts.failed, 'too many': texts.tooMany, ask: '' }[step];
  return (
    <PlainPage title={texts.title} align="start">
      {problem !== '' && (
        <div role="alert">
          <Lead>{problem}</Lead>
        </div>
      )}
      {link !== '' && (
        <>
          <Lead>{texts.text}</Lead>
          <Actions>
            <form method="post" action={path}>
              <input type="hidden" name="link" value={link} />
              <Button type="submit" size="large">
                {texts.button}
              </Button>
            </form>
          </Actions>
        </>
      )}
    </PlainPage>
  );
}

function renderKeepData(
  { step, link }: KeepDataModel,
  context: Pick<PageContext, 'facts' | 'texts' | 'mainData'>,
) {
  const texts = mergeTexts(keepDataTexts, context.texts?.keepData);
  const page = <KeepDataPage {...{ step, link, texts }} path={context.facts.leaving?.path ?? ''} />;
  return {
    title: step === 'kept' ? texts.keptTitle : texts.title,
    listed: false,
    html: renderHtml(page, context),
    preloads: '',
    problems: [],
  };
}

export const keepDataViews: PageViews<KeepDataModel> = { keepData: renderKeepData };
