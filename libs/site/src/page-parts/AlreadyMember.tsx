import type { MainData } from '@guildhall/cms-client';
import { ButtonLink, type LinkUrl } from '@guildhall/ui';
import type { ReactElement } from 'react';

export interface AlreadyMemberProps {
  mainData: Pick<MainData, 'formData' | 'userAdminData'>;
  /** Path of the page. */
  path: string;
  /** The profile, for a site whose billing supplier has no portal. */
  profile: { url: LinkUrl; label: string } | undefined;
}

/** Replaces the sign-up form for members: opens the portal over the page, or leads to the profile. */
export function AlreadyMember({
  mainData: { formData, userAdminData },
  path,
  profile,
}: AlreadyMemberProps): ReactElement {
  return (
    <>
      <p>{formData.alreadyMemberText}</p>
      <p>
        <ButtonLink href={profile?.url ?? `/${encodeURI(path.slice(1))}?edit-subscription`}>
          {profile?.label ?? userAdminData.editSubscriptionLabel}
        </ButtonLink>
      </p>
    </>
  );
}
