import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { WithPageData } from './page-data.ts';
import { Lead, PlainPage, Actions } from './plain-page/PlainPage.tsx';
import { TryAgain } from './plain-page/TryAgain.tsx';

/** Shown when a supplier does not respond and there is no earlier copy of the page. */
export function UnavailablePage({ pageData }: WithPageData): ReactElement {
  return (
    <PlainPage title={pageData.unavailableTitle} picture={pageData.unavailableImage}>
      <Lead>{pageData.unavailableText}</Lead>
      <Lead>{pageData.unavailableNote}</Lead>
      <Actions>
        <TryAgain label={pageData.tryAgainLabel} />
        <ArrowLink href="/">{pageData.frontPageLabel}</ArrowLink>
      </Actions>
    </PlainPage>
  );
}
