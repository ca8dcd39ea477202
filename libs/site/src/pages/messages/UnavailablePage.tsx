import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { OtherPages } from '../../page-parts/OtherPages.tsx';
import { Lead, PlainPage, Actions } from '../../page-parts/PlainPage.tsx';
import { SearchBox } from '../../page-parts/SearchBox.tsx';
import { TryAgain } from '../../page-parts/TryAgain.tsx';

/** Shown when a supplier does not respond and there is no earlier copy of the page. */
export function UnavailablePage({ pageData, links, search }: ErrorPageProps): ReactElement {
  return (
    <PlainPage title={pageData.unavailableTitle} picture={pageData.unavailableImage}>
      <Lead>{pageData.unavailableText}</Lead>
      <Lead>{pageData.unavailableNote}</Lead>
      <Lead>{pageData.referenceText}</Lead>
      <Actions>
        <TryAgain label={pageData.tryAgainLabel} />
        <ArrowLink href="/">{pageData.frontPageLabel}</ArrowLink>
      </Actions>
      {search && <SearchBox {...search} />}
      <OtherPages links={links} label={pageData.otherPagesLabel} />
    </PlainPage>
  );
}
