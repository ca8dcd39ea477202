export type { CheckoutProof } from './prove-checkout.ts';
export type { LoginsProof } from './prove-logins.ts';
export { testCheckout } from './test-checkout.ts';
export { testLogins } from './test-logins.ts';
