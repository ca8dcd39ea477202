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

/** For so long a busy api may have a question wait, in all, ms: a cart counts an answer as lost after ten seconds. */
const timeoutMs = 8_000;
const maxJitterMs = 1_000;

/**
 * Sends documents, or their ids, through the site's own `POST /api/v1/sca`, which holds both the documents and the
 * shop's token. What is only read is asked
 * again when the api is busy and says for how long (`Retry-After`), if that is no more than eight seconds. A
 * change is not made again by itself.
 *
 * @param url default `/api/v1/sca` of the page's origin
 * @throws Error when no answer came, or one that is no success
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

/** For how long the api says that it is too busy, ms. After any other failure to ask again soon would not help. */
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
