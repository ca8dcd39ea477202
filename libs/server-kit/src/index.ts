export { hstsScope, transportSecurity } from './answers/transport-security.ts';
export {
  answerOptions,
  answers,
  commonHeaders,
  policyWithoutPage,
  type AnswersOptions,
  type PlainAnswer,
} from './answers/answers.ts';
export {
  count,
  list,
  logLevel,
  login,
  origin,
  port,
  positive,
  serviceAddress,
  trustedProxies,
} from './configuration/fields.ts';
export { ConfigurationError, readEnvironment, type Environment } from './configuration/read-environment.ts';
export {
  connectionOptions,
  connections,
  connectionVariables,
  type ConnectionConfig,
} from './connections/connections.ts';
export { networkOf } from './connections/network-of.ts';
export { checkFolder } from './doctor/check-folder.ts';
export { examine } from './doctor/examine.ts';
export { fix, note, ok, type Finding } from './doctor/finding.ts';
export { requireFolder } from './folders/folders.ts';
export { health, type HealthOptions } from './health/health.ts';
export type { Readiness } from './health/readiness.ts';
export { loadShedding, type LoadLimits, type LoadSheddingOptions } from './load/load-shedding.ts';
export { logOptions, type LogDestination } from './logging/log-options.ts';
export { countSecurityEvents } from './logging/security-events.ts';
export { maxDrainMs, stop, stopOnSignals, type Stopping } from './stop/stop.ts';
