import { object, text } from '../responses/response-schema.ts';

/** Response 200 of `POST /api/v1/cps`: the URL of the portal, which opens once, within an hour. Not to be stored or logged. */
export const cpsResponseSchema = object({ access_url: text });
