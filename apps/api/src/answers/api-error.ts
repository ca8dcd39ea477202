import type { ApiErrorAnswer, ApiErrorCode } from '@guildhall/api-contract';

interface Kind {
  status: number;
  message: string;
  /** `Retry-After` where it differs from the default, s. */
  retryAfterS?: number;
}

/** `Retry-After`, s. */
const defaultRetryAfterS = 5;

/** Everything that can go wrong with a call, as its answer names it. Codes are for programs, messages for people. */
const kinds = {
  API_BAD_REQUEST: { status: 400, message: 'The request could not be read' },
  API_INVALID_BODY: { status: 400, message: 'The body is not what this address expects' },
  API_UNKNOWN_OPERATION: { status: 400, message: 'The shop is not asked this here' },
  API_FOREIGN_ORIGIN: { status: 403, message: 'This can only be asked from the pages of the site' },
  API_NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  API_BODY_TOO_LARGE: { status: 413, message: 'The body is too large' },
  API_JSON_ONLY: { status: 415, message: 'Bodies must be sent as application/json' },
  API_RATE_LIMITED: { status: 429, message: 'Too many requests. Try again in a moment.' },
  API_INTERNAL: { status: 500, message: 'Something went wrong here' },
  API_SUPPLIER_FAILED: { status: 502, message: 'A service we need is out of order. Try again in a moment.' },
  API_SUPPLIER_RESTING: { status: 503, message: 'A service we need is busy. Try again in a moment.' },
  API_NOT_CONFIGURED: { status: 503, message: 'This has not been set up here' },
  API_OVERLOADED: { status: 503, message: 'Too busy at the moment. Try again in a moment.' },
  API_DEADLINE: { status: 503, message: 'This took too long. Try again in a moment.' },
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
  API_SUPPLIER_SLOW: { status: 504, message: 'A service we need took too long. Try again in a moment.' },
} as const satisfies Record<ApiErrorCode, Kind>;

/** Thrown by anything that handles a call; becomes the call's answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly statusCode: number;
  /** What `Retry-After` says where the answer has it. */
  readonly retryAfterS: number;

  /** @param message in place of the default message; never quotes what was sent */
  constructor(code: ApiErrorCode, message?: string) {
    const kind: Kind = kinds[code];
    super(message ?? kind.message);
    this.code = code;
    this.statusCode = kind.status;
    this.retryAfterS = kind.retryAfterS ?? defaultRetryAfterS;
  }
}

/** What a failed call is answered with. `requestId` finds it in the log. */
export function errorAnswer(error: ApiError, requestId: string): ApiErrorAnswer {
  return { error: { code: error.code, message: error.message, requestId } };
}
