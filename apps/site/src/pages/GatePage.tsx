import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { Doorway } from './drawings/Doorway.tsx';
import { Lead, PlainPage, Ways } from './plain-page/PlainPage.tsx';

/** Stands before a page that only members read. It is public: it shows the page's title and nothing of its content. */
export function GatePage({ title }: { title: string }): ReactElement {
  return (
    <PlainPage title={title} kicker="For members" drawing={<Doorway />} behind ground="night">
      <Lead>This page is for members of the house.</Lead>
      <Lead>Log in to read it. If you are not a member yet, the door is not hard to open.</Lead>
      <Ways>
        <ButtonLink href="/login">Log in</ButtonLink>
        <ButtonLink href="/membership" variant="quiet">
          Become a member
        </ButtonLink>
      </Ways>
    </PlainPage>
  );
}
