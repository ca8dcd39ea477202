export { proveCheckout, type CheckoutProof } from './prove-checkout.ts';
export { proveLogins, type LoginsProof } from './prove-logins.ts';
