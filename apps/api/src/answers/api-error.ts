import { apiFailures, defaultRetryAfterS, type ApiErrorCode, type ApiFailure } from '@guildhall/api-contract';

/** Thrown by anything that handles a call; becomes the call's answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly statusCode: number;
  /** What `Retry-After` says where the answer has it. */
  readonly retryAfterS: number;

  /** @param message in place of the code's own; never quotes what was sent */
  constructor(code: ApiErrorCode, message?: string) {
    const failure: ApiFailure = apiFailures[code];
    super(message ?? failure.message);
    this.code = code;
    this.statusCode = failure.status;
    this.retryAfterS = failure.retryAfterS ?? defaultRetryAfterS;
  }
}
