import { ArrowLink, ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { NavigationLink } from '../../chrome/chrome-props.ts';
import type { WithPageData } from '../../page-parts/page-data.ts';
import { OtherPages } from '../../page-parts/OtherPages.tsx';
import { SearchBox, type SearchBoxProps } from '../../page-parts/SearchBox.tsx';
import { Lead, PlainPage, Actions } from '../../page-parts/PlainPage.tsx';

export interface NotFoundPageProps extends WithPageData {
  link?: NavigationLink | undefined;
  /** Further links of the site. */
  links?: readonly NavigationLink[] | undefined;
  /** @default the site has no search */
  search?: SearchBoxProps | undefined;
}

export function NotFoundPage({ pageData, link, links, search }: NotFoundPageProps): ReactElement {
  return (
    <PlainPage title={pageData.notFoundTitle} picture={pageData.notFoundImage}>
      <Lead>{pageData.notFoundText}</Lead>
      <Lead>{pageData.notFoundNote}</Lead>
      <Actions>
        <ButtonLink href="/">{pageData.frontPageLabel}</ButtonLink>
        {link && <ArrowLink href={link.url}>{link.title}</ArrowLink>}
      </Actions>
      {search && <SearchBox {...search} />}
      <OtherPages links={links} label={pageData.otherPagesLabel} />
    </PlainPage>
  );
}
