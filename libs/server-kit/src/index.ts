export { createHstsHeader, type HstsScope } from './responses/hsts.ts';
export {
  createResponseOptions,
  responses,
  commonHeaders,
  nonPagePolicy,
  type ResponsesOptions,
} from './responses/responses.ts';
export {
  countField,
  listField,
  loginField,
  originField,
  portField,
  positiveField,
  serviceAddress,
  trustedProxies,
} from './configuration/fields.ts';
export { listSecrets, rotatingSecret } from './configuration/rotation.ts';
/** @public */
export { type RotatingVariables } from './configuration/rotation.ts';
export { createUsageError } from './configuration/usage-error.ts';
export { ConfigurationError, readEnvironment, type Environment } from './configuration/read-environment.ts';
export {
  createConnectionOptions,
  connections,
  connectionVariables,
  type ConnectionLimits,
} from './connections/connections.ts';
export { toNetwork } from './connections/network.ts';
export { checkFolder } from './doctor/check-folder.ts';
export { checkScript } from './doctor/check-script.ts';
export { collectFindings } from './doctor/collect-findings.ts';
export { fetchForCheck } from './doctor/fetch-for-check.ts';
/** @public */
export { type CheckedFetch } from './doctor/fetch-for-check.ts';
export { fix, note, ok, type Finding } from './doctor/finding.ts';
export { requireFolder } from './folders/folders.ts';
export { requireOneVersion } from './folders/one-version.ts';
export { health } from './health/health.ts';
export type { Readiness } from './health/readiness.ts';
export { loadShedding, type LoadLimits } from './load/load-shedding.ts';
export { createLogOptions } from './logging/log-options.ts';
export type { LogDestination } from './logging/log-output.ts';
export { describeProcess, logVariables, type LogConfig } from './logging/log-variables.ts';
/** @public */
export { type ProcessFacts } from './logging/log-variables.ts';
export { countSecurityEvents } from './logging/security-events.ts';
export { addMetrics } from './metrics/add-metrics.ts';
export type { Gauge, Measure } from './metrics/metrics-options.ts';
export { createRequestIds, requestIdHeader } from './requests/request-ids.ts';
export { maxDrainMs, stopOnSignals } from './stop/stop.ts';
