export { testCheckout } from './test-checkout.ts';
export { testLogins } from './test-logins.ts';
