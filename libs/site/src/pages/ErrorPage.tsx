import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { NavigationLink } from '../chrome/chrome-props.ts';
import type { WithPageData } from './page-data.ts';
import { OtherPages } from './plain-page/OtherPages.tsx';
import { Lead, PlainPage, Actions } from './plain-page/PlainPage.tsx';
import { TryAgain } from './plain-page/TryAgain.tsx';

export interface ErrorPageProps extends WithPageData {
  /** Links of the site: other pages may still work. */
  links?: readonly NavigationLink[] | undefined;
}

export function ErrorPage({ pageData, links }: ErrorPageProps): ReactElement {
  return (
    <PlainPage title={pageData.errorTitle} picture={pageData.errorImage}>
      <Lead>{pageData.errorText}</Lead>
      <Lead>{pageData.errorNote}</Lead>
      <Actions>
        <TryAgain label={pageData.tryAgainLabel} />
        <ArrowLink href="/">{pageData.frontPageLabel}</ArrowLink>
      </Actions>
      <OtherPages links={links} label={pageData.otherPagesLabel} />
    </PlainPage>
  );
}
