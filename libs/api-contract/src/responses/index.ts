export { parseResponse, type ResponseSchema } from './response-schema.ts';
/** @public */
export type { ResponseOf } from './response-schema.ts';
export { successResponseSchema } from './success-response.ts';
