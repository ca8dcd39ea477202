import { object, choice } from './response-schema.ts';

/**
 * Response 200 of calls without a result.
 *
 * @example
 * parseResponse(successResponseSchema, { success: true }); // { success: true }
 */
export const successResponseSchema = object({ success: choice([true]) });
