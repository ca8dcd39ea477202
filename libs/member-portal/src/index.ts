/** @public */
export type { AccountTexts } from './account/account-texts.ts';
export { createMemberCalls } from './calls/member-calls.ts';
/** @public */
export { type MemberCalls } from './calls/member-calls.ts';
export { Login } from './forms/Login.tsx';
/** @public */
export type { MemberProblem } from './identity/problem.ts';
export { MemberMenu, type MemberMenuProps } from './menu/MemberMenu.tsx';
export { MemberWindows } from './portal/MemberWindows.tsx';
/** @public */
export { portalAtom } from './portal/portal-atoms.ts';
export { Profile, type ProfileProps } from './profile/Profile.tsx';
export { ResetPassword } from './reset/ResetPassword.tsx';
export { connectMembers } from './session/connect-members.ts';
/** @public */
export type { Member } from './session/member.ts';
/** @public */
export type { MemberPage } from './session/member-page.ts';
export type { Members } from './session/members.ts';
export type { MembersOptions } from './session/members-options.ts';
export { membersAtom, sessionEndedAtom, sessionStateAtom } from './session/session-atoms.ts';
/** @public */
export { memberMenuAtom, userAtom, type SessionState } from './session/session-atoms.ts';
/** @public */
export { redirectWindowAtom } from './redirect/redirect-window-atom.ts';
export { memberTexts, type MemberTexts } from './texts/member-texts.ts';
