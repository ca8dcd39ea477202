import type { ApiErrorResponse, ApiErrorCode } from './api-error.ts';

/** The response to a failed call. */
export interface ApiFailure {
  /** The status of the response, from 400. */
  status: number;
  /** For people. Quotes nothing from the request. */
  message: string;
  /** `Retry-After` where it differs from `defaultRetryAfterS`, s. */
  retryAfterS?: number;
}

/**
 * Default `Retry-After` of responses from 502 on, s.
 *
 * @example
 * const { retryAfterS = defaultRetryAfterS } = apiFailures.API_SUPPLIER_BUSY;
 */
export const defaultRetryAfterS = 5;

const inAMoment = 'Try again in a moment.';

/**
 * All failures of a call. Server-side only: browsers show the message they receive.
 *
 * @example
 * apiFailures.MEMBER_SESSION_ENDED; // { status: 401, message: 'Your session has ended. Log in again.' }
 */
export const apiFailures: Readonly<Record<ApiErrorCode, ApiFailure>> = {
  API_BAD_REQUEST: { status: 400, message: 'The request could not be read' },
  API_INVALID_BODY: { status: 400, message: 'The request body is not valid for this endpoint' },
  API_UNKNOWN_OPERATION: { status: 400, message: 'This shop operation is not allowed here' },
  API_UNAUTHENTICATED: { status: 401, message: 'Authentication is required' },
  /** The token has expired or was revoked, or its member is disabled or deleted: these cannot be told apart. */
  MEMBER_SESSION_ENDED: { status: 401, message: 'Your session has ended. Log in again.' },
  /** The member has no record, or the resource belongs to another member. */
  MEMBER_FORBIDDEN: { status: 403, message: 'This does not belong to your membership' },
  /** Only for somebody who has just logged in. */
  MEMBER_LOGIN_AGAIN: { status: 403, message: 'For your security, log in again to continue' },
  MEMBERSHIP_NOT_ACTIVE: { status: 403, message: 'This is for members with an active membership' },
  API_FOREIGN_ORIGIN: { status: 403, message: 'This can only be requested from the site itself' },
  API_NOT_FOUND: { status: 404, message: 'There is no such endpoint' },
  API_BODY_TOO_LARGE: { status: 413, message: 'The request body is too large' },
  API_JSON_ONLY: { status: 415, message: 'The request body must be application/json' },
  /** An event of a supplier that contradicts what is stored, such as a payment of another amount. */
  EVENT_REFUSED: { status: 422, message: 'This event was refused' },
  API_RATE_LIMITED: { status: 429, message: `Too many requests. ${inAMoment}` },
  API_INTERNAL: { status: 500, message: 'Something went wrong on our side' },
  API_SUPPLIER_FAILED: { status: 502, message: `A service we depend on is not working. ${inAMoment}` },
  API_SUPPLIER_BUSY: { status: 503, message: `A service we depend on is busy. ${inAMoment}` },
  API_NOT_CONFIGURED: { status: 503, message: 'This feature is not set up on this server' },
  API_OVERLOADED: { status: 503, message: `We are very busy. ${inAMoment}` },
  API_DEADLINE: { status: 503, message: `This took too long. ${inAMoment}` },
  /** Sent by the site, which forwards calls, when the api cannot be reached. */
  API_UNAVAILABLE: { status: 503, message: 'We cannot do this right now. Please try again in a moment.' },
  INVOICE_NOT_NOW: {
    status: 503,
    message: 'We cannot prepare the invoice right now. Please try again in a moment.',
  },
  INVOICE_BEING_MADE: {
    status: 503,
    message: 'We are preparing your invoice. Please try again in half a minute.',
    retryAfterS: 10,
  },
  SIGN_UP_NOT_NOW: {
    status: 503,
    message: 'You cannot sign up right now. Please try again in a moment.',
  },
  MEMBERS_NOT_NOW: {
    status: 503,
    message: 'We cannot do this right now. Please try again in a moment.',
  },
  /** A login link that worked before. */
  MEMBER_LINK_USED: { status: 410, message: 'This link was already used. Request a new one.' },
  /** A login link that is too old or was replaced by a newer one, or that never existed. */
  MEMBER_LINK_EXPIRED: { status: 410, message: 'This link has expired. Request a new one.' },
  API_SUPPLIER_SLOW: { status: 504, message: `A service we depend on took too long. ${inAMoment}` },
};

/**
 * Returns the body of a failed call.
 *
 * @param requestId identifies the call in the server's log
 * @param message replaces the code's own; must quote nothing from the request
 * @example
 * toApiErrorResponse('API_NOT_FOUND', 'f3a1').error.message; // 'There is no such endpoint'
 */
export function toApiErrorResponse(
  code: ApiErrorCode,
  requestId: string,
  message = apiFailures[code].message,
): ApiErrorResponse {
  return { error: { code, message, requestId } };
}
