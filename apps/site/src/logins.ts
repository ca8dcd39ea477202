export { connectFirebaseLogins as connectLogins } from '@guildhall/members-firebase/browser';
