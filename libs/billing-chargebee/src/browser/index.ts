export { createChargebeeCheckout } from './create-chargebee-checkout.ts';
