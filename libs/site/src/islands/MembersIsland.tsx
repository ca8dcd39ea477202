import type { Link, MainData } from '@guildhall/cms-client';
import { memberTexts, type MemberMenuProps, type ProfileProps } from '@guildhall/member-portal';
import type { MemberPaths, ProfileFields } from '@guildhall/organisation';
import { findOwnPaths } from '../members/own-paths.ts';
import type { MembersPageName } from '../page/page-model.ts';
import { useDefaultTexts } from '../texts/use-default-texts.ts';
import { findDifferingTexts } from './differing-texts.ts';
import Login from './Login.tsx';
import MemberMenu from './MemberMenu.tsx';
import MemberWindows from './MemberWindows.tsx';
import Profile from './Profile.tsx';
import ResetPassword from './ResetPassword.tsx';
import { KitIsland } from './KitIsland.tsx';

interface MembersIslandProps {
  mainData: Pick<MainData, 'userAdminData' | 'formData'>;
  paths: MemberPaths;
}

/** The header's login; also wakes for a remembered session and for URLs that need it. */
export function MemberMenuIsland(props: MembersIslandProps) {
  return (
    <KitIsland
      name="member-menu"
      wake={['interaction', 'reason:members']}
      component={MemberMenu}
      props={useIslandProps(props)}
    />
  );
}

/** The portal and the redirect notice; they wake for a session, or when one of them should open. */
export function MemberWindowsIsland({ mainData }: Pick<MembersIslandProps, 'mainData'>) {
  return (
    <KitIsland
      name="member-windows"
      wake={['reason:members']}
      component={MemberWindows}
      props={useIslandTexts(mainData)}
    />
  );
}

const pageComponents = { login: Login, 'reset-password': ResetPassword };

/** Content of a members' page. It wakes at once: it can do nothing before. */
export function MembersPageIsland({
  page,
  mainData,
  paths,
  profileFields,
  contractLinks = [],
  leaving,
}: {
  page: MembersPageName;
  mainData: MainData;
  paths: MemberPaths;
  profileFields: ProfileFields;
  /** @default none */
  contractLinks?: ProfileProps['contractLinks'];
  leaving?: ProfileProps['leaving'];
}) {
  const props = useIslandProps({ mainData, paths });
  if (page === 'profile') {
    const own = {
      ...toProfileLinks(mainData.variousData),
      ...(Object.keys(profileFields).length > 0 && { fields: profileFields }),
      ...(contractLinks.length > 0 && { contractLinks }),
      ...(leaving && { leaving }),
    };
    return <KitIsland name={page} wake={['load']} component={Profile} props={{ ...props, ...own }} />;
  }
  return <KitIsland name={page} wake={['load']} component={pageComponents[page]} props={props} />;
}

function toProfileLinks({
  membershipLink,
  contactLink,
}: MainData['variousData']): Pick<ProfileProps, 'joinLink' | 'contactLink'> {
  const toLink = ({ title, url }: Link) => ({ title, url });
  return {
    ...(membershipLink && { joinLink: toLink(membershipLink) }),
    ...(contactLink && { contactLink: toLink(contactLink) }),
  };
}

/** Only what differs from the defaults: the menu's props are part of every page. */
function useIslandProps({ mainData, paths }: MembersIslandProps): MemberMenuProps {
  return { ...useIslandTexts(mainData), ...(findOwnPaths(paths) && { paths }) };
}

function useIslandTexts({
  userAdminData,
  formData,
}: MembersIslandProps['mainData']): Pick<MemberMenuProps, 'texts'> {
  return findDifferingTexts({ ...formData, ...userAdminData }, useDefaultTexts('member-menu', memberTexts));
}
