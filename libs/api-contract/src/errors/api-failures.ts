import type { ApiErrorResponse, ApiErrorCode } from './api-error.ts';

/** How a call that went wrong is answered. */
export interface ApiFailure {
  status: number;
  /** For people. It quotes nothing that was sent. */
  message: string;
  /** `Retry-After` where it differs from `defaultRetryAfterS`, s. */
  retryAfterS?: number;
}

/** `Retry-After` of answers from 502 on, s. */
export const defaultRetryAfterS = 5;

const inAMoment = 'Try again in a moment.';

/** Everything that can go wrong with a call. For servers: a browser shows the message that it is sent. */
export const apiFailures: Readonly<Record<ApiErrorCode, ApiFailure>> = {
  API_BAD_REQUEST: { status: 400, message: 'The request could not be read' },
  API_INVALID_BODY: { status: 400, message: 'The body is not what this address expects' },
  API_UNKNOWN_OPERATION: { status: 400, message: 'This operation of the shop cannot be used here' },
  API_UNAUTHENTICATED: { status: 401, message: 'Who calls this has to prove who it is' },
  /** The token has expired or was revoked, or its member is disabled or gone: all four look alike. */
  MEMBER_SESSION_ENDED: { status: 401, message: 'Your session has ended. Log in again.' },
  /** There is no record of this member, or what was asked for belongs to somebody else. */
  MEMBER_FORBIDDEN: { status: 403, message: 'This does not belong to your membership' },
  MEMBERSHIP_NOT_ACTIVE: { status: 403, message: 'This is for members with a running membership' },
  API_FOREIGN_ORIGIN: { status: 403, message: 'This can only be asked from the pages of the site' },
  API_NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  API_BODY_TOO_LARGE: { status: 413, message: 'The body is too large' },
  API_JSON_ONLY: { status: 415, message: 'Bodies must be sent as application/json' },
  API_RATE_LIMITED: { status: 429, message: `Too many requests. ${inAMoment}` },
  API_INTERNAL: { status: 500, message: 'Something went wrong here' },
  API_SUPPLIER_FAILED: { status: 502, message: `A service we need is out of order. ${inAMoment}` },
  API_SUPPLIER_BUSY: { status: 503, message: `A service we need is busy. ${inAMoment}` },
  API_NOT_CONFIGURED: { status: 503, message: 'This has not been set up here' },
  API_OVERLOADED: { status: 503, message: `Too busy at the moment. ${inAMoment}` },
  API_DEADLINE: { status: 503, message: `This took too long. ${inAMoment}` },
  /** Sent by the site, which forwards, when the api cannot be reached. */
  API_UNAVAILABLE: { status: 503, message: 'This cannot be done right now. Please try again in a moment.' },
  INVOICE_NOT_NOW: {
    status: 503,
    message: 'The invoice cannot be made right now. Please try again in a moment.',
  },
  INVOICE_BEING_MADE: {
    status: 503,
    message: 'Your invoice is being made. Please try again in half a minute.',
    retryAfterS: 10,
  },
  SIGN_UP_NOT_NOW: {
    status: 503,
    message: 'Signing up cannot be done right now. Please try again in a moment.',
  },
  MEMBERS_NOT_NOW: {
    status: 503,
    message: 'This cannot be done right now. Please try again in a moment.',
  },
  API_SUPPLIER_SLOW: { status: 504, message: `A service we need took too long. ${inAMoment}` },
};

/**
 * The body of a failed call.
 *
 * @param requestId finds the call in the server's log
 * @param message in place of the code's own; it must quote nothing that was sent
 */
export function toApiErrorResponse(
  code: ApiErrorCode,
  requestId: string,
  message = apiFailures[code].message,
): ApiErrorResponse {
  return { error: { code, message, requestId } };
}
