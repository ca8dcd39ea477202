/** Everything that can go wrong with a call, as its answer names it. Codes are for programs, messages for people. */
const kinds = {
  API_BAD_REQUEST: { status: 400, message: 'The request could not be read' },
  API_INVALID_BODY: { status: 400, message: 'The body is not what this address expects' },
  API_FOREIGN_ORIGIN: { status: 403, message: 'This can only be asked from the pages of the site' },
  API_NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  API_BODY_TOO_LARGE: { status: 413, message: 'The body is too large' },
  API_JSON_ONLY: { status: 415, message: 'Bodies must be sent as application/json' },
  API_RATE_LIMITED: { status: 429, message: 'Too many requests. Try again in a moment.' },
  API_INTERNAL: { status: 500, message: 'Something went wrong here' },
  API_OVERLOADED: { status: 503, message: 'Too busy at the moment. Try again in a moment.' },
  API_DEADLINE: { status: 503, message: 'This took too long. Try again in a moment.' },
} as const;

export type ApiErrorCode = keyof typeof kinds;

/** Thrown by anything that handles a call; becomes the call's answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly statusCode: number;

  constructor(code: ApiErrorCode) {
    super(kinds[code].message);
    this.code = code;
    this.statusCode = kinds[code].status;
  }
}

/** What a failed call is answered with. `requestId` finds it in the log. */
export interface ErrorAnswer {
  error: { code: ApiErrorCode; message: string; requestId: string };
}

export function errorAnswer(error: ApiError, requestId: string): ErrorAnswer {
  return { error: { code: error.code, message: error.message, requestId } };
}
