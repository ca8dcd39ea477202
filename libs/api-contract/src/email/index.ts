export { cleanEmail, isEmailAddress, isReachableAddress } from './email-address.ts';
