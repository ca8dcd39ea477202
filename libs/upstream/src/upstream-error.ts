/**
 * The reason why a call to a supplier failed.
 *
 * - `UPSTREAM_DEADLINE`: no complete response in time
 * - `UPSTREAM_NETWORK`: no connection, or it broke
 * - `UPSTREAM_STATUS`: a response with another status than 2xx, see `status`
 * - `UPSTREAM_REDIRECT`: the supplier responds with a redirect; redirects are never followed
 * - `UPSTREAM_BODY`: a response that is not JSON in UTF-8
 * - `UPSTREAM_TOO_LARGE`: a response larger than the limit; the rest was not read
 * - `UPSTREAM_TOO_DEEP`: JSON with more lists and objects within each other than the limit
 * - `UPSTREAM_OPEN`: no request was made, because too many have failed of late
 * - `UPSTREAM_BUSY`: no request was made, because too many are waiting already
 */
export type UpstreamErrorCode =
  | 'UPSTREAM_DEADLINE'
  | 'UPSTREAM_NETWORK'
  | 'UPSTREAM_STATUS'
  | 'UPSTREAM_REDIRECT'
  | 'UPSTREAM_BODY'
  | 'UPSTREAM_TOO_LARGE'
  | 'UPSTREAM_TOO_DEEP'
  | 'UPSTREAM_OPEN'
  | 'UPSTREAM_BUSY';

const texts: Record<UpstreamErrorCode, string> = {
  UPSTREAM_DEADLINE: 'did not answer in time',
  UPSTREAM_NETWORK: 'could not be reached',
  UPSTREAM_STATUS: 'answered with status',
  UPSTREAM_REDIRECT: 'answered with a redirect',
  UPSTREAM_BODY: 'answered with something other than JSON',
  UPSTREAM_TOO_LARGE: 'answered with more than is read',
  UPSTREAM_TOO_DEEP: 'answered with something nested deeper than is read',
  UPSTREAM_OPEN: 'is not called after too many failures',
  UPSTREAM_BUSY: 'has too many calls waiting',
};

/** Details of a failed call besides its code. */
export interface UpstreamErrorDetails {
  /** The status of the response, when there was one. */
  status?: number | undefined;
  /** The time for which the supplier allows no further request (`Retry-After`), ms from its response. */
  retryAfterMs?: number | undefined;
  /**
   * For a 404 or 410 with a JSON body: the body's `code` (`rest_no_route`), or '' if it has none. It shows that the
   * supplier itself has responded, not a proxy in front of it.
   */
  bodyCode?: string | undefined;
  /** The system's name of a network failure, such as `ECONNREFUSED`. */
  reason?: string | undefined;
}

/**
 * A call to a supplier that failed. It names the supplier and the path, and never contains a body (except for the code
 * of an error), a header, a query string or a cause, which could hold one: it may be logged as it is.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: UpstreamErrorCode;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly bodyCode?: string;

  constructor(code: UpstreamErrorCode, upstream: string, path: string, details: UpstreamErrorDetails = {}) {
    const { status, retryAfterMs, bodyCode, reason } = details;
    super([upstream, texts[code], status, reason && `(${reason})`, `for ${path}`].filter(Boolean).join(' '));
    this.code = code;
    if (status !== undefined) this.status = status;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
    if (bodyCode !== undefined) this.bodyCode = bodyCode;
  }
}

/**
 * The reason why a call to a supplier failed, in words that follow its name: `content` + ` did not respond in time`.
 *
 * @example
 * formatFailure(new UpstreamError('UPSTREAM_STATUS', 'content', '/', { status: 503 })); // 'answered with status 503'
 */
export function formatFailure(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'returned an unreadable response';
  return error.code === 'UPSTREAM_STATUS' ? `${texts[error.code]} ${error.status}` : texts[error.code];
}
