export { Profile as default } from '@guildhall/member-portal';
