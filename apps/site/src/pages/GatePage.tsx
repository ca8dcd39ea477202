import type { Link } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { Doorway } from './drawings/Doorway.tsx';
import { Lead, PlainPage, Ways } from './plain-page/PlainPage.tsx';

export interface GatePageProps {
  title: string;
  /** Where to become a member, from the main data; without it nothing is promised. */
  membershipLink?: Link | undefined;
}

/** Stands before a page that only members read. It is public: it shows the page's title and nothing of its content. */
export function GatePage({ title, membershipLink }: GatePageProps): ReactElement {
  return (
    <PlainPage title={title} kicker="For members" drawing={<Doorway />} behind ground="night">
      <Lead>This page is for members of the house.</Lead>
      <Lead>
        {membershipLink
          ? 'Log in to read it. If you are not a member yet, the door is not hard to open.'
          : 'Log in to read it.'}
      </Lead>
      <Ways>
        <ButtonLink href="/login">Log in</ButtonLink>
        {membershipLink && (
          <ButtonLink href={membershipLink.url} target={membershipLink.target} variant="quiet">
            {membershipLink.title}
          </ButtonLink>
        )}
      </Ways>
    </PlainPage>
  );
}
