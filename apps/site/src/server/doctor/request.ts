/** The time for which the doctor waits for a response, ms. */
const deadlineMs = 10_000;

/** The response to a request, or why there is none, in words that follow the name of what was asked. */
export type Outcome = { response: Response; failure?: never } | { response?: never; failure: string };

/** Makes one request. Redirects are not followed. */
export async function request(url: string, init: RequestInit = {}): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    return { response: await fetch(url, { redirect: 'manual', ...init, signal }) };
  } catch (error) {
    if (error instanceof DOMException) return { failure: 'did not answer in time' };
    const code = getErrorCode(error);
    return { failure: code === undefined ? 'could not be reached' : `could not be reached (${code})` };
  }
}

/** The system's name of a failure, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
function getErrorCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
