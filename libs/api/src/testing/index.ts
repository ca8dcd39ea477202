export { startBillingApi, type BillingApi } from './billing-api.ts';
export { createCrashSwitch } from './crash-switch.ts';
export { createCreationStage, customerName, type CreationStage } from './creation-stage.ts';
export { seededRandom } from './seeded-random.ts';
