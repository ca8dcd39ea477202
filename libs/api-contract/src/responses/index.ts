export { parseResponse, type ResponseSchema } from './response-schema.ts';
export { successResponseSchema } from './success-response.ts';
