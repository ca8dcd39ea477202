import type { MainData } from '@guildhall/cms-client';
import { memberTexts } from '@guildhall/member-portal';
import type { MemberPaths } from '@guildhall/organisation';
import type { ReactElement } from 'react';
import { MembersPageIsland } from '../islands/MembersIsland.tsx';
import type { MembersPageName } from '../page/page-model.ts';
import { NeedsScript } from './NeedsScript.tsx';
import { PlainPage } from './plain-page/PlainPage.tsx';
import styles from './MembersPage.module.css';

export function getMembersPageTitle(
  page: MembersPageName,
  { userAdminData }: Pick<MainData, 'userAdminData'>,
): string {
  if (page === 'login') return userAdminData.loginTitle;
  return page === 'profile' ? memberTexts.profileTitle : memberTexts.resetTitle;
}

/** The login, profile and password pages: the same for everyone until JavaScript adds personal data. */
export function MembersPage({
  page,
  mainData,
  paths,
}: {
  page: MembersPageName;
  mainData: MainData;
  paths: MemberPaths;
}): ReactElement {
  const { pageData } = mainData;
  const { membershipLink } = mainData.variousData;
  // Login and reset pages show the gate’s picture; the profile does not.
  const picture = page === 'profile' ? undefined : pageData.gateImage;
  return (
    <PlainPage
      title={getMembersPageTitle(page, mainData)}
      kicker={pageData.gateLabel}
      picture={picture}
      pictureGround="dark"
      align="start"
    >
      <div className={styles['content']} data-page={page}>
        <NeedsScript>{memberTexts.noScriptText}</NeedsScript>
        <MembersPageIsland {...{ page, mainData, paths }} />
        {page === 'login' && membershipLink && (
          <p className={styles['join']}>
            {pageData.notMemberText} <a href={membershipLink.url}>{membershipLink.title}</a>
          </p>
        )}
      </div>
    </PlainPage>
  );
}
