import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { Tide } from './drawings/Tide.tsx';
import { Lead, PlainPage, Ways } from './plain-page/PlainPage.tsx';
import { TryAgain } from './plain-page/TryAgain.tsx';

/** Shown when the content service does not answer and no earlier copy of the page is kept. */
export function UnavailablePage(): ReactElement {
  return (
    <PlainPage title="An error occurred" drawing={<Tide />}>
      <Lead>This page cannot be fetched right now.</Lead>
      <Lead>
        We keep trying, and it usually comes back within minutes. Pages you have read before may still open.
      </Lead>
      <Ways>
        <TryAgain />
        <ArrowLink href="/">Go to the front page</ArrowLink>
      </Ways>
    </PlainPage>
  );
}
