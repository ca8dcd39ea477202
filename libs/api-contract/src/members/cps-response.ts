import { object, text } from '../responses/response-schema.ts';

/**
 * Response 200 of `POST /api/v1/cps`: the URL of the portal, which opens once, within an hour. Not to be stored or logged.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { access_url: 'https://tidewater.portal.example/s/1' };
 * parseResponse(cpsResponseSchema, body)?.access_url; // 'https://tidewater.portal.example/s/1'
 */
export const cpsResponseSchema = object({ access_url: text });
