import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { NavigationLink } from '../../chrome/chrome-props.ts';
import type { WithPageData } from '../../page-parts/page-data.ts';
import { OtherPages } from '../../page-parts/OtherPages.tsx';
import { Lead, PlainPage, Actions } from '../../page-parts/PlainPage.tsx';
import { SearchBox, type SearchBoxProps } from '../../page-parts/SearchBox.tsx';
import { TryAgain } from '../../page-parts/TryAgain.tsx';

export interface ErrorPageProps extends WithPageData {
  /** Links of the site: other pages may still work. */
  links?: readonly NavigationLink[] | undefined;
  /** @default the site has no search */
  search?: SearchBoxProps | undefined;
}

export function ErrorPage({ pageData, links, search }: ErrorPageProps): ReactElement {
  return (
    <PlainPage title={pageData.errorTitle} picture={pageData.errorImage}>
      <Lead>{pageData.errorText}</Lead>
      <Lead>{pageData.errorNote}</Lead>
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
