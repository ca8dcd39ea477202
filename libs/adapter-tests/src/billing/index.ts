export type {
  BillingWorld,
  BillingWorldOptions,
  CreateBillingWorld,
  WorldEvent,
  WorldFault,
  WorldPage,
  WorldPayment,
} from './billing-world.ts';
export { testBillingAdapter, type BillingTestOptions } from './test-billing-adapter.ts';
