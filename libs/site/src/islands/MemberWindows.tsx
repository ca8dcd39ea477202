export { MemberWindows as default } from '@guildhall/member-portal';
