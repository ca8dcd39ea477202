import type { NavigationLink } from '../chrome/chrome-props.ts';
import { ArrowLink, ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { FuturesCone } from './drawings/FuturesCone.tsx';
import { Lead, PlainPage, Ways } from './plain-page/PlainPage.tsx';

/**
 * Shown when the content service has no page at this address.
 * @param way the first of the site's main ways, where it has any
 */
export function NotFoundPage({ way }: { way?: NavigationLink | undefined }): ReactElement {
  return (
    <PlainPage title="Page not found" drawing={<FuturesCone />} behind>
      <Lead>This page could not be found</Lead>
      <Lead>It may have moved, or it belongs to a future that did not happen.</Lead>
      <Ways>
        <ButtonLink href="/">Go to the front page</ButtonLink>
        {way && <ArrowLink href={way.url}>{way.title}</ArrowLink>}
      </Ways>
    </PlainPage>
  );
}
