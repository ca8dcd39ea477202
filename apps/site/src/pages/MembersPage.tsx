import type { MainData } from '@guildhall/cms-client';
import { memberTexts } from '@guildhall/member-portal';
import type { ReactElement } from 'react';
import { MembersPageIsland } from '../islands/MembersIsland.tsx';
import type { MembersPageName } from '../page/page-model.ts';
import { NeedsScript } from './NeedsScript.tsx';
import { PlainPage } from './plain-page/PlainPage.tsx';
import styles from './MembersPage.module.css';

/** The title of each of the members' own pages. */
export function titleOfMembersPage(
  page: MembersPageName,
  { userAdminData }: Pick<MainData, 'userAdminData'>,
): string {
  if (page === 'login') return userAdminData.loginTitle;
  return page === 'profile' ? memberTexts.profileTitle : memberTexts.resetTitle;
}

/** The login, the profile, or setting a password: the same for everyone until script shows what is somebody's. */
export function MembersPage({ page, mainData }: { page: MembersPageName; mainData: MainData }): ReactElement {
  const { userAdminData, formData, pageData } = mainData;
  return (
    <PlainPage title={titleOfMembersPage(page, mainData)} kicker={pageData.gateLabel}>
      <div className={styles['content']}>
        <NeedsScript>{memberTexts.noScriptText}</NeedsScript>
        <MembersPageIsland page={page} userAdminData={userAdminData} formData={formData} />
      </div>
    </PlainPage>
  );
}
