export { Login as default } from '@guildhall/member-portal';
