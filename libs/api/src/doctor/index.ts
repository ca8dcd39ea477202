export { collectApiFindings } from './collect-api-findings.ts';
