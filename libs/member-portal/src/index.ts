export { type MemberStatus } from '@guildhall/api-contract/members';
export { createMemberCalls, type MemberCalls } from './calls/member-calls.ts';
export type { ReadRecord } from '@guildhall/browser-suppliers';
export { Login, type LoginProps } from './forms/Login.tsx';
export type { Identity, IdentityUser } from './identity/identity.ts';
export type { MemberProblem } from './identity/problem.ts';
export { MemberMenu, type MemberMenuProps } from './menu/MemberMenu.tsx';
export { MemberWindows, type MemberWindowsProps } from './portal/MemberWindows.tsx';
export { portalAtom, type PortalState } from './portal/portal-atoms.ts';
export type { ProfileLink } from './profile/JoinLinks.tsx';
export { Profile, type ProfileProps } from './profile/Profile.tsx';
export { toSafeRedirect } from './redirect/pending-redirect.ts';
export { ResetPassword, type ResetPasswordProps } from './reset/ResetPassword.tsx';
export { connectMembers } from './session/connect-members.ts';
export type { Member, MemberRecord } from './session/member.ts';
export type { MemberPage } from './session/member-page.ts';
export type { Members } from './session/members.ts';
export type { MembersOptions } from './session/members-options.ts';
export {
  memberMenuAtom,
  membersAtom,
  sessionEndedAtom,
  sessionStateAtom,
  userAtom,
  type SessionState,
} from './session/session-atoms.ts';
export { redirectWindowAtom } from './redirect/redirect-window-atom.ts';
export { memberTexts, type MemberTexts } from './texts/member-texts.ts';
