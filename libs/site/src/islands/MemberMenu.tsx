export { MemberMenu as default } from '@guildhall/member-portal';
