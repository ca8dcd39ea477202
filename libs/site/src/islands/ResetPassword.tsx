export { ResetPassword as default } from '@guildhall/member-portal';
export { connectPageMembers as connect } from '../members/page-members.ts';
