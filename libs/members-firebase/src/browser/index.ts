export { connectFirebaseLogins } from './connect-firebase-logins.ts';
