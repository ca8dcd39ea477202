import {
  apiFailures,
  defaultRetryAfterS,
  type ApiErrorCode,
  type ApiFailure,
} from '@guildhall/api-contract/errors';

/**
 * Thrown by anything that handles a call; becomes the call's response.
 *
 * @example
 * const tides = defineRoute({
 *   method: 'GET',
 *   path: '/tides',
 *   handle: async () => {
 *     throw new ApiError('API_NOT_CONFIGURED', 'The tides are not read here');
 *   },
 * });
 */
export class ApiError extends Error {
  /** Says to programs what happened. */
  readonly code: ApiErrorCode;
  /** Status of the response, from 400. */
  readonly statusCode: number;
  /** The value of `Retry-After`, if the response has that header. */
  readonly retryAfterS: number;
  /** Replaces the organisation's text for the code. */
  readonly ownMessage: string | undefined;

  /** @param message replaces the organisation's text for the code; never quotes what was sent */
  constructor(code: ApiErrorCode, message?: string) {
    const failure: ApiFailure = apiFailures[code];
    super(message ?? failure.message);
    this.code = code;
    this.statusCode = failure.status;
    this.ownMessage = message;
    this.retryAfterS = failure.retryAfterS ?? defaultRetryAfterS;
  }
}
