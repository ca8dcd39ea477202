export type {
  BillingWorld,
  BillingWorldOptions,
  CreateBillingWorld,
  WorldEvent,
  WorldFault,
  WorldPage,
  WorldPayment,
} from './billing/billing-world.ts';
export type { BillingProofOptions } from './billing/billing-stage.ts';
export {
  eventDeliveries,
  proveLateEvents,
  type Delivery,
  type LateEventsOptions,
} from './billing/prove-late-events.ts';
export {
  paymentNotifications,
  proveRestarts,
  type Notification,
  type RestartsOptions,
} from './billing/prove-restarts.ts';
export { proveSignUpSequences, type SignUpSequencesOptions } from './billing/prove-sign-up-sequences.ts';
export { proveSignUpStories, type SignUpStoriesOptions } from './billing/prove-sign-up-stories.ts';
export { identityCases, type IdentityCase } from './members/identity-cases.ts';
export type { IdentityWorld } from './members/identity-world.ts';
