export { collectApiFindings } from './doctor/collect-api-findings.ts';
export { runApi, type RunApiOptions } from './run-api.ts';
