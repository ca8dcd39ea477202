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

/** The header's login; it wakes for a remembered session and for what the address asks, too. */
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

/** The portal and the notice of a redirect: they wake with a session, or when one of them is to open. */
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

/** What a members' own page is there for. It wakes at once: it can do nothing asleep. */
export function MembersPageIsland({ page, mainData }: { page: MembersPageName; mainData: MainData }) {
  const texts = toIslandTexts(mainData);
  if (page === 'profile') {
    const props = { ...texts, ...toProfileLinks(mainData.variousData) };
    return <Island name={page} wake={['load']} component={Profile} props={props} />;
  }
  return <Island name={page} wake={['load']} component={pageComponents[page]} props={texts} />;
}

/** Where the profile leads those whose membership is over, or not to be found. */
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
