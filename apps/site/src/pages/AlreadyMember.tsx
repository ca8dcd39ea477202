import type { MainData } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';

/**
 * In place of a sign-up form: members join no second time, but change what they have. Opens the portal over the page.
 */
export function AlreadyMember({
  mainData: { formData, userAdminData },
  path,
}: {
  mainData: Pick<MainData, 'formData' | 'userAdminData'>;
  /** Of the page that is shown. */
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
