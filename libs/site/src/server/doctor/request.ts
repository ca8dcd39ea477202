const deadlineMs = 10_000;

/** A response, or a failure as the end of a sentence (“could not be reached”). */
export type Outcome = { response: Response; failure?: never } | { response?: never; failure: string };

export async function request(url: string, init: RequestInit = {}): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
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
