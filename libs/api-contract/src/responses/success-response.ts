import { object, choice, type ResponseOf } from './response-schema.ts';

/** Response 200 of calls without a result. */
export const successResponseSchema = object({ success: choice([true]) });

export type SuccessResponse = ResponseOf<typeof successResponseSchema>;
