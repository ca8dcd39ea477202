import { ArrowLink, ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { FuturesCone } from './drawings/FuturesCone.tsx';
import { Lead, PlainPage, Ways } from './plain-page/PlainPage.tsx';

/** Shown when the content service has no page at this address. */
export function NotFoundPage(): ReactElement {
  return (
    <PlainPage title="Page not found" drawing={<FuturesCone />} behind>
      <Lead>This page could not be found</Lead>
      <Lead>It may have moved, or it belongs to a future that did not happen.</Lead>
      <Ways>
        <ButtonLink href="/">Go to the front page</ButtonLink>
        <ArrowLink href="/news">Read the news</ArrowLink>
      </Ways>
    </PlainPage>
  );
}
