import { object, choice } from './response-schema.ts';

/** Response 200 of calls without a result. */
export const successResponseSchema = object({ success: choice([true]) });
