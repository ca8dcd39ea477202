import { object, choice } from '../responses/response-schema.ts';

/**
 * Response 200 of `POST /api/v1/contact`. `confirmed` is false while the message has been sent and its delivery is not
 * confirmed. A repeated call with the same id returns the result and does not send the message again.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * parseResponse(contactResponseSchema, { success: true, confirmed: false }); // { success: true, confirmed: false }
 */
export const contactResponseSchema = object({ success: choice([true]), confirmed: choice([true, false]) });
