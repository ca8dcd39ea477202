export { scaResponseSchema, scaRequestSchema, type ScaResponse } from './sca.ts';
