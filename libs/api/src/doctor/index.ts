export { collectApiFindings, type CollectApiFindingsOptions } from './collect-api-findings.ts';
