import { ButtonLink, type LinkUrl } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { DisplayedStatus } from './use-member-status.ts';

/** A link of the profile. */
export interface ProfileLink {
  /** Words of the link. */
  title: string;
  /** Target of the link, as `toSafeLink` returns it. */
  url: LinkUrl;
}

interface JoinLinksProps {
  status: DisplayedStatus['status'];
  texts: MemberTexts;
  joinLink: ProfileLink | undefined;
  contactLink: ProfileLink | undefined;
}

/** Join links for non-members; a contact link for those who never joined. */
export function JoinLinks({ status, texts, joinLink, contactLink }: JoinLinksProps): ReactElement {
  const isAgain = status === 'cancelled';
  return (
    <>
      {joinLink && (
        <ButtonLink href={joinLink.url}>{isAgain ? texts.joinAgainLabel : joinLink.title}</ButtonLink>
      )}
      {contactLink && !isAgain && (
        <ButtonLink href={contactLink.url} variant="quiet">
          {contactLink.title}
        </ButtonLink>
      )}
    </>
  );
}
