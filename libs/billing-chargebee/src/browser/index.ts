export type { HostedCheckout } from '../checkout-data/hosted-checkout.ts';
export { createChargebeeCheckout } from './create-chargebee-checkout.ts';
