export { ResetPassword as default } from '@guildhall/member-portal';
