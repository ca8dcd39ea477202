/** Minimum deadline of a check, ms: what is still starting, or on a busy machine, is slow, not broken. */
export const minCheckDeadlineMs = 20_000;

/** A response, or a failure as the end of a sentence (“could not be reached”). */
export type CheckedFetch = { response: Response; failure?: never } | { response?: never; failure: string };

/**
 * Fetches a URL for a check of `npm run doctor`, for up to 20 s; a redirect is the response. Never rejects.
 *
 * @example
 * const { response, failure } = await fetchForCheck('https://content.example/wp-json/');
 * const finding = response ? ok('content', 'it responds') : fix('content', `it ${failure}: check CONTENT_URL`);
 */
export async function fetchForCheck(url: string, init: RequestInit = {}): Promise<CheckedFetch> {
  try {
    const signal = AbortSignal.timeout(minCheckDeadlineMs);
    return { response: await fetch(url, { redirect: 'manual', ...init, signal }) };
  } catch (error) {
    if (error instanceof DOMException) return { failure: 'did not respond in time' };
    const code = getErrorCode(error);
    return { failure: code === undefined ? 'could not be reached' : `could not be reached (${code})` };
  }
}

/** Returns the system error code, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
function getErrorCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
