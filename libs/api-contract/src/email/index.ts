export { isEmailAddress, isReachableAddress } from './email-address.ts';
