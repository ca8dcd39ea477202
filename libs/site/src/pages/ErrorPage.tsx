import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { WithPageData } from './page-data.ts';
import { Lead, PlainPage, Actions } from './plain-page/PlainPage.tsx';
import { TryAgain } from './plain-page/TryAgain.tsx';

export function ErrorPage({ pageData }: WithPageData): ReactElement {
  return (
    <PlainPage title={pageData.errorTitle} picture={pageData.errorImage}>
      <Lead>{pageData.errorText}</Lead>
      <Lead>{pageData.errorNote}</Lead>
      <Actions>
        <TryAgain label={pageData.tryAgainLabel} />
        <ArrowLink href="/">{pageData.frontPageLabel}</ArrowLink>
      </Actions>
    </PlainPage>
  );
}
