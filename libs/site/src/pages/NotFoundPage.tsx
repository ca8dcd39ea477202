import { ArrowLink, ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { NavigationLink } from '../chrome/chrome-props.ts';
import type { WithPageData } from './page-data.ts';
import { Lead, PlainPage, Actions } from './plain-page/PlainPage.tsx';

export interface NotFoundPageProps extends WithPageData {
  link?: NavigationLink | undefined;
}

export function NotFoundPage({ pageData, link }: NotFoundPageProps): ReactElement {
  return (
    <PlainPage title={pageData.notFoundTitle} picture={pageData.notFoundImage}>
      <Lead>{pageData.notFoundText}</Lead>
      <Lead>{pageData.notFoundNote}</Lead>
      <Actions>
        <ButtonLink href="/">{pageData.frontPageLabel}</ButtonLink>
        {link && <ArrowLink href={link.url}>{link.title}</ArrowLink>}
      </Actions>
    </PlainPage>
  );
}
