import type { MainData } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';

/** Replaces the sign-up form for members: opens the portal over the page. */
export function AlreadyMember({
  mainData: { formData, userAdminData },
  path,
}: {
  mainData: Pick<MainData, 'formData' | 'userAdminData'>;
  path: string;
}): ReactElement {
  return (
    <>
      <p>{formData.alreadyMemberText}</p>
      <p>
        <ButtonLink href={`/${encodeURI(path.slice(1))}?edit-subscription`}>
          {userAdminData.editSubscriptionLabel}
        </ButtonLink>
      </p>
    </>
  );
}
