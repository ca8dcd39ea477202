export type { BillingWorld, CreateBillingWorld, WorldFault } from './billing-world.ts';
export { testRenewals } from './test-renewals.ts';
export { testBillingAdapter } from './test-billing-adapter.ts';
