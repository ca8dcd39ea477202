export { startBillingApi, type BillingApi, type BillingApiOptions } from './billing-api.ts';
export { createCrashSwitch } from './crash-switch.ts';
export { createCreationStage, type CreationStage } from './creation-stage.ts';
export { seededRandom } from './seeded-random.ts';
