import { object, text, type ResponseOf } from '../responses/response-schema.ts';

/**
 * Codes of failed calls. Later versions may have more.
 *
 * @example
 * const isKnown = (code: string) => apiErrorCodes.some((known) => known === code);
 */
export const apiErrorCodes = [
  'API_BAD_REQUEST',
  'API_INVALID_BODY',
  'API_UNKNOWN_OPERATION',
  'API_UNAUTHENTICATED',
  'API_FOREIGN_ORIGIN',
  'API_NOT_FOUND',
  'API_BODY_TOO_LARGE',
  'API_JSON_ONLY',
  'API_RATE_LIMITED',
  'API_INTERNAL',
  'API_SUPPLIER_FAILED',
  'API_SUPPLIER_SLOW',
  'API_SUPPLIER_BUSY',
  'API_NOT_CONFIGURED',
  'API_OVERLOADED',
  'API_DEADLINE',
  'API_UNAVAILABLE',
  'EVENT_REFUSED',
  'INVOICE_NOT_NOW',
  'INVOICE_BEING_MADE',
  'SIGN_UP_NOT_NOW',
  'MEMBER_SESSION_ENDED',
  'MEMBER_FORBIDDEN',
  'MEMBER_LOGIN_AGAIN',
  'MEMBERSHIP_NOT_ACTIVE',
  'MEMBERS_NOT_NOW',
  'MEMBER_LINK_USED',
  'MEMBER_LINK_EXPIRED',
] as const;

/** The reason of a failed call, for programs. */
export type ApiErrorCode = (typeof apiErrorCodes)[number];

/**
 * The body of every failed call (status 400 and above). `code` is a string, not `ApiErrorCode`: newer servers may
 * have more. `requestId` identifies the call in the server's log.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const response = await fetch('/api/v1/plans');
 * if (!response.ok) throw new Error(parseResponse(apiErrorSchema, await response.json())?.error.code);
 */
export const apiErrorSchema = object({
  error: object({ code: text, message: text, requestId: text }),
});

/** The body of every failed call. */
export type ApiErrorResponse = ResponseOf<typeof apiErrorSchema>;
