import type { Link, MainData } from '@guildhall/cms-client';
import { Island } from '@guildhall/islands/server';
import { memberTexts, type MemberMenuProps, type ProfileProps } from '@guildhall/member-portal';
import type { MembersPageName } from '../page/page-model.ts';
import { findDifferingTexts } from './differing-texts.ts';
import Login from './Login.tsx';
import MemberMenu from './MemberMenu.tsx';
import MemberWindows from './MemberWindows.tsx';
import Profile from './Profile.tsx';
import ResetPassword from './ResetPassword.tsx';

type Texts = Pick<MainData, 'userAdminData' | 'formData'>;

/** The header's login; also wakes for a remembered session and for URLs that need it. */
export function MemberMenuIsland(mainData: Texts) {
  return (
    <Island
      name="member-menu"
      wake={['interaction', 'reason:members']}
      component={MemberMenu}
      props={toIslandTexts(mainData)}
    />
  );
}

/** The portal and the redirect notice; they wake for a session, or when one of them should open. */
export function MemberWindowsIsland(mainData: Texts) {
  return (
    <Island
      name="member-windows"
      wake={['reason:members']}
      component={MemberWindows}
      props={toIslandTexts(mainData)}
    />
  );
}

const pageComponents = { login: Login, 'reset-password': ResetPassword };

/** Content of a members' page. It wakes at once: it can do nothing before. */
export function MembersPageIsland({ page, mainData }: { page: MembersPageName; mainData: MainData }) {
  const texts = toIslandTexts(mainData);
  if (page === 'profile') {
    const props = { ...texts, ...toProfileLinks(mainData.variousData) };
    return <Island name={page} wake={['load']} component={Profile} props={props} />;
  }
  return <Island name={page} wake={['load']} component={pageComponents[page]} props={texts} />;
}

function toProfileLinks({
  membershipLink,
  contactLink,
}: MainData['variousData']): Omit<ProfileProps, 'texts'> {
  const toLink = ({ title, url }: Link) => ({ title, url });
  return {
    ...(membershipLink && { joinLink: toLink(membershipLink) }),
    ...(contactLink && { contactLink: toLink(contactLink) }),
  };
}

function toIslandTexts({ userAdminData, formData }: Texts): MemberMenuProps {
  return findDifferingTexts({ ...formData, ...userAdminData }, memberTexts);
}
