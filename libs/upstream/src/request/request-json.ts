import { readErrorCode } from '../body/error-code.ts';
import { BodyError, readJsonBody, type BodyOptions } from '../body/json-body.ts';
import { isTemporaryStatus } from './classify-failure.ts';
import { parseRetryAfter } from '../retry/retry-after.ts';
import { UpstreamError } from '../upstream-error.ts';

/** One request, as it is sent. */
export interface JsonRequest extends BodyOptions {
  /** The supplier's name, for errors. */
  upstream: string;
  /** The address without its query, for errors. */
  path: string;
  url: URL;
  headers: Headers;
  /** Sent by POST, unless `method` says otherwise. Without it, the request is a GET. */
  body?: string | undefined;
  method?: 'GET' | 'POST' | undefined;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** A supplier's response, including refusals (400s). */
export interface Exchange {
  status: number;
  headers: Headers;
  /** Its JSON, unchecked. */
  body: unknown;
}

/**
 * Makes one request and reads its JSON. Redirects are not followed: a supplier must not be able to send our headers to
 * another host.
 *
 * @throws UpstreamError, or the reason of the signal if it was aborted
 */
export async function requestJson(request: JsonRequest): Promise<unknown> {
  return (await exchangeJson(request, () => false)).body;
}

/**
 * As `requestJson`, with the status and headers of the response. A response whose status passes `isAccepted` is read
 * and returned, even if it is an error.
 */
export async function exchangeJson(
  { upstream, path, url, headers, body, method, signal, maxBytes, maxDepth, recent, fetch }: JsonRequest,
  isAccepted: (status: number) => boolean = isRefusal,
): Promise<Exchange> {
  try {
    const response = await fetch(url, {
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
      ...(method && { method }),
    });
    const { status } = response;
    const fault = isAccepted(status)
      ? undefined
      : await findResponseError(response, upstream, path, maxBytes);
    if (!fault) {
      const json = await readJsonBody(response.body, { maxBytes, maxDepth, recent });
      return { status, headers: response.headers, body: json };
    }
    // The rest of the body is not read, so the connection is closed.
    response.body?.cancel().catch(() => undefined);
    throw fault;
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (error instanceof BodyError) throw new UpstreamError(error.fault, upstream, path);
    if (signal.aborted) throw signal.reason;
    throw new UpstreamError('UPSTREAM_NETWORK', upstream, path, { reason: findSystemCode(error) });
  }
}

/** A status in the 400s about an error in the request; the other 400s mean that the supplier has a problem. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !isTemporaryStatus(status);

async function findResponseError(
  response: Response,
  upstream: string,
  path: string,
  maxBytes: number,
): Promise<UpstreamError | undefined> {
  const { status, headers } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new UpstreamError('UPSTREAM_REDIRECT', upstream, path, { status });
  }
  if (!response.ok) {
    const requestedMs = parseRetryAfter(headers.get('retry-after'), Date.now());
    const bodyCode = status === 404 || status === 410 ? await readErrorCode(response) : undefined;
    return new UpstreamError('UPSTREAM_STATUS', upstream, path, {
      status,
      retryAfterMs: requestedMs,
      bodyCode,
    });
  }
  if (Number(headers.get('content-length')) > maxBytes)
    return new UpstreamError('UPSTREAM_TOO_LARGE', upstream, path);
  return undefined;
}

/** The system's name of what went wrong (ECONNREFUSED, UND_ERR_SOCKET), from the error or its cause. */
function findSystemCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_]+$/.test(at.code)) return at.code;
  }
  return undefined;
}
