export type { BillingWorld, CreateBillingWorld, WorldFault } from './billing-world.ts';
export { testBillingAdapter } from './test-billing-adapter.ts';
