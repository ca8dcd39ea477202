import { MemberMenu } from '@guildhall/member-portal';
import { LinkMemberMenu } from '@guildhall/member-portal/links';

export { connectPageMembers as connect } from '../members/page-members.ts';

// Decided by the build: the other one is not part of it.
export default import.meta.env.GUILDHALL_LINKS === true ? LinkMemberMenu : MemberMenu;
