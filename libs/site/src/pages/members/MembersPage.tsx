import type { MainData } from '@guildhall/cms-client';
import { memberTexts, type MemberTexts, type ProfileProps } from '@guildhall/member-portal';
import type { MemberPaths, ProfileFields } from '@guildhall/organisation';
import type { LinkUrl } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import { MembersPageIsland } from '../../islands/MembersIsland.tsx';
import type { MembersPageName } from '../../page/page-model.ts';
import { useDefaultTexts } from '../../texts/use-default-texts.ts';
import { NotLoaded } from '../../page-parts/NotLoaded.tsx';
import { NeedsScript } from '../../page-parts/NeedsScript.tsx';
import { PlainPage } from '../../page-parts/PlainPage.tsx';
import styles from './MembersPage.module.css';

export function getMembersPageTitle(
  page: MembersPageName,
  { userAdminData }: Pick<MainData, 'userAdminData'>,
  texts: Pick<MemberTexts, 'profileTitle' | 'resetTitle'>,
): string {
  if (page === 'login') return userAdminData.loginTitle;
  return page === 'profile' ? texts.profileTitle : texts.resetTitle;
}

/** The login, profile and password pages: the same for everyone until JavaScript adds personal data. */
export function MembersPage({
  page,
  mainData,
  paths,
  profileFields = {},
  contractLinks = [],
  leaving,
  children,
}: {
  page: MembersPageName;
  mainData: MainData;
  paths: MemberPaths;
  /** @default none */
  profileFields?: ProfileFields;
  /**
   * Pages on which one withdraws from a contract, or cancels it.
   * @default none
   */
  contractLinks?: readonly { title: string; url: LinkUrl }[];
  /** Lets members copy and delete their data. */
  leaving?: ProfileProps['leaving'];
  /** The site's own part of the page. */
  children?: ReactNode;
}): ReactElement {
  const texts = useDefaultTexts(page, memberTexts);
  const { pageData } = mainData;
  const { membershipLink } = mainData.variousData;
  // Login and reset pages show the gate’s picture; the profile does not.
  const picture = page === 'profile' ? undefined : pageData.gateImage;
  return (
    <PlainPage
      title={getMembersPageTitle(page, mainData, texts)}
      kicker={pageData.gateLabel}
      picture={picture}
      pictureGround="dark"
      align="start"
    >
      <div className={styles['content']} data-page={page}>
        <NeedsScript>{texts.noScriptText}</NeedsScript>
        <MembersPageIsland {...{ page, mainData, paths, profileFields, contractLinks, leaving }} />
        <NotLoaded />
        {children}
        {page === 'login' && membershipLink && (
          <p className={styles['join']}>
            {pageData.notMemberText} <a href={membershipLink.url}>{membershipLink.title}</a>
          </p>
        )}
      </div>
    </PlainPage>
  );
}
