export { parseResponse, type ResponseOf, type ResponseSchema } from './response-schema.ts';
export { successResponseSchema, type SuccessResponse } from './success-response.ts';
