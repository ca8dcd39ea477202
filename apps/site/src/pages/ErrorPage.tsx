import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { Fault } from './drawings/Fault.tsx';
import { Lead, PlainPage, Ways } from './plain-page/PlainPage.tsx';
import { TryAgain } from './plain-page/TryAgain.tsx';

/** Shown when something of ours broke while the page was made. */
export function ErrorPage(): ReactElement {
  return (
    <PlainPage title="An error occurred" drawing={<Fault />}>
      <Lead>Something slipped on our side, not on yours.</Lead>
      <Lead>It has been noted. Try again in a moment, or go on from the front page.</Lead>
      <Ways>
        <TryAgain />
        <ArrowLink href="/">Go to the front page</ArrowLink>
      </Ways>
    </PlainPage>
  );
}
