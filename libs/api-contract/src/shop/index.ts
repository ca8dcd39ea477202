export { scaResponseSchema, scaRequestSchema, type ScaResponse, type ScaRequest } from './sca.ts';
