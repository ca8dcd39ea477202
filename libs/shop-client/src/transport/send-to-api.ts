import type { SendToShop } from './send.ts';

export interface SendToApiOptions {
  /**
   * Waits while the api is busy.
   * @default setTimeout
   */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /**
   * From 0 to 1: spreads the retries of browsers that got the same `Retry-After`.
   * @default Math.random
   */
  jitter?: () => number;
}

/** Maximum total wait for a busy api, ms: a cart counts a response as lost after ten seconds. */
const timeoutMs = 8_000;
const maxJitterMs = 1_000;

/**
 * Sends documents, or their ids, through the site's own `POST /api/v1/sca`, which has the documents and the shop's
 * token. A read is retried while the api is busy and sends `Retry-After`, if the total wait is at most eight seconds. A
 * change is never retried.
 *
 * @param url default `/api/v1/sca` of the page's origin
 * @throws Error if there is no response, or one without success
 */
export function sendToApi(
  url = '/api/v1/sca',
  fetchFrom: typeof fetch = fetch,
  { wait = waitByClock, jitter = Math.random }: SendToApiOptions = {},
): SendToShop {
  return async (query, variables, { signal, keepalive } = {}) => {
    let remainingMs = keepalive || /^\s*mutation\b/.test(query) ? 0 : timeoutMs;
    for (;;) {
      const response = await fetchFrom(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      });
      if (response.ok) return (await response.json()) as unknown;
      const ms = await parseRetryMs(response);
      if (ms === undefined || ms > remainingMs) throw new Error(`The api responded with ${response.status}`);
      remainingMs -= ms;
      await wait(ms + jitter() * maxJitterMs, signal);
    }
  };
}

/** Returns the wait that a busy api requests, ms. After any other failure an early retry would not help. */
async function parseRetryMs(response: Response): Promise<number | undefined> {
  const body = (await response.json().catch(() => undefined)) as { error?: { code?: unknown } } | undefined;
  const ms = Number(response.headers.get('retry-after')) * 1000;
  return body?.error?.code === 'API_OVERLOADED' && ms > 0 ? ms : undefined;
}

async function waitByClock(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
