export type { BillingControls } from './billing/controls/control-billing.ts';
export type { IdentityControls } from './identity/control-identity.ts';
export { createInProcessBilling, type InProcessBilling } from './billing/in-process-billing.ts';
export { controlSandbox, type SandboxControls } from './controls/control-sandbox.ts';
export { faultModes, type Fault, type FaultMode, type FaultOptions } from './faults/fault-list.ts';
export type { LoggedRequest } from './requests/request-log.ts';
export { runSandbox } from './run-sandbox.ts';
export type { SandboxContent, SandboxSeed } from './sandbox-content.ts';
export { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox.ts';
