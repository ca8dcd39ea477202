import { resolveUrl, parseBase } from './address/address.ts';
import { createRecentBodies } from './body/recent-bodies.ts';
import type { BreakerOptions, BreakerState } from './breaker/breaker.ts';
import { startDeadline } from './deadline/deadline.ts';
import { createGate } from './request/gate.ts';
import { createBasicAuth, createHeaders } from './request/headers.ts';
import { createIdHeader } from './request/request-id.ts';
import { exchangeJson, requestJson, type Exchange, type JsonRequest } from './request/request-json.ts';
import { createRetryBudget } from './retry/retry-budget.ts';
import { withRetries } from './retry/with-retries.ts';
import { trackCall } from './upstream-calls.ts';
import { UpstreamError, type UpstreamErrorCode } from './upstream-error.ts';
import { createNotifier, toErrorDetails, type UpstreamEvent } from './upstream-event.ts';
import { createUsageError } from './usage-error.ts';

/** A supplier, and the limits of calls to it. */
export interface UpstreamOptions {
  /** Its name in errors and events. */
  name: string;
  /** Scheme, host, perhaps port and folder, e.g. `https://content.example` or `https://example.org/cms`. */
  origin: string;
  /** `name:password` of HTTP Basic authentication. */
  login?: string | undefined;
  /** Maximum time of a call, including retries and reading the response, ms. */
  deadlineMs: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /**
   * The number of times that a failed request is retried: 0, 1 or 2.
   * @default 2
   */
  retries?: number;
  /**
   * Maximum simultaneous requests.
   * @default 32
   */
  concurrency?: number;
  /**
   * Maximum calls that wait for one of those.
   * @default 64
   */
  queue?: number;
  /**
   * Maximum size of a response, bytes after decompression.
   * @default 5_000_000
   */
  maxBytes?: number;
  /**
   * The maximum depth to which lists and objects of a response may be nested.
   * @default 64
   */
  maxDepth?: number;
  /**
   * The capacity for remembered response bodies, bytes. When a response to `readJson` has the same bytes as the last
   * time, it resolves to the same object. Nobody may change that object; its reader may use it as the key of a cache.
   * Responses to calls with their own headers, which may be personal, and responses of more than 128 kB or an eighth of
   * this number are not remembered.
   * @default 0
   */
  rememberedBytes?: number;
  /**
   * The conditions under which the supplier is not called for a while.
   * @default the defaults of `BreakerOptions`
   */
  breaker?: BreakerOptions;
  /** Called with events that deserve a log line: failures, retries, changes of the breaker. */
  onEvent?: (event: UpstreamEvent) => void;
  /**
   * Must end when its signal is aborted, as the platform's own does.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch;
  /**
   * From 0 up to, but not including, 1; for tests of the jitter.
   * @default Math.random
   */
  random?: () => number;
}

/** Options of one call. */
interface ReadOptions {
  /** Sent with this call's requests; they replace the supplier's of the same name. */
  headers?: Record<string, string>;
  /** Ends the call early; it then rejects with this signal's reason. */
  signal?: AbortSignal;
  /**
   * Remaining time of the visitor's own deadline, ms; the supplier's deadline stays the limit.
   * @default deadlineMs of the upstream
   */
  deadlineMs?: number;
}

/** Options of a call that changes something. */
export interface SendOptions extends ReadOptions {
  /**
   * The supplier may receive the same request twice without harm, so that a failed one is retried. When no response
   * arrives, it is unknown whether the supplier has made the change.
   * @default false
   */
  repeatable?: boolean;
}

/** A request written by another program, such as a supplier's own SDK. */
interface ExchangeOptions extends SendOptions {
  /** A GET may be retried; a POST only if the call is `repeatable`. */
  method: 'GET' | 'POST';
  /** Sent unchanged; its type is in `headers`. */
  body?: string;
}

/** The connection to a supplier. */
export interface Upstream {
  readonly name: string;
  /**
   * Reads JSON with a GET request. The JSON is not checked in any way: parse it.
   *
   * @param path begins with one slash, may have a query, and stays below the supplier's origin
   * @throws UpstreamError when there is no good response in time
   * @throws TypeError when the path or a header is invalid; no request is made
   */
  readJson(path: string, options?: ReadOptions): Promise<unknown>;
  /**
   * Sends JSON with a POST request and reads the JSON of the response, unchecked. It is sent once, whatever happens,
   * unless it is `repeatable`.
   *
   * @throws as `readJson`; after UPSTREAM_DEADLINE, UPSTREAM_NETWORK or a 5xx it may have taken effect
   */
  sendJson(path: string, body: unknown, options?: SendOptions): Promise<unknown>;
  /**
   * Makes the request of another program, and returns the supplier's response with its status: refusals (400s) are
   * responses, too. A GET, and a call that is `repeatable`, has retries.
   *
   * @throws as `readJson`, except for refusals
   */
  exchange(path: string, request: ExchangeOptions): Promise<Exchange>;
  /** The breaker's state; shows if requests are sent. */
  state(): BreakerState;
}

interface CallOptions extends ReadOptions {
  /** Another program's request: a vendor may compare the headers of requests with one idempotency key. */
  isUnchanged?: boolean;
  content?: { method?: 'GET' | 'POST'; body?: string | undefined; headers?: Record<string, string> };
}

/**
 * Connects to a supplier: every call has a deadline, few and jittered retries within a budget, a breaker and a limit on
 * requests at the same time. Make one per supplier and reuse it.
 *
 * @throws TypeError | RangeError when an option is invalid
 * @example
 * const content = createUpstream({ name: 'content', origin: 'https://content.example', deadlineMs: 3_000 });
 * const entry: unknown = await content.readJson('/wp-json/entry/api?path=%2F');
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, retries = 2 } = options;
  if (![0, 1, 2].includes(retries))
    throw createUsageError(
      'GUILDHALL_UPSTREAM_RETRIES',
      'An upstream has 0, 1 or 2 retries. Set `retries` to one of these.',
    );
  const { call: callOnce, state } = createCalls(options);
  const call = <Result>(...words: Parameters<typeof callOnce<Result>>) =>
    trackCall(name, state, () => callOnce(...words));
  return {
    name,
    readJson: (path, options = {}) => call(path, retries, options, requestJson),
    sendJson: async (path, body, { repeatable = false, ...options } = {}) => {
      const content = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return call(path, repeatable ? retries : 0, { ...options, content }, requestJson);
    },
    exchange: async (path, { method, body, repeatable = method === 'GET', ...options }) =>
      call(
        path,
        repeatable ? retries : 0,
        { ...options, content: { method, body }, isUnchanged: true },
        exchangeJson,
      ),
    state,
  };
}

function checkDeadline(ms: number): void {
  if (!(ms > 0))
    throw createUsageError(
      'GUILDHALL_UPSTREAM_DEADLINE',
      'The deadline of an upstream is a number of milliseconds. Set `deadlineMs` to more than 0.',
    );
}

/** Makes calls of any kind to one supplier. */
function createCalls(options: UpstreamOptions) {
  const { name, deadlineMs: maxDeadlineMs, random = Math.random } = options;
  const limits = { maxBytes: options.maxBytes ?? 5_000_000, maxDepth: options.maxDepth ?? 64 };
  checkDeadline(maxDeadlineMs);
  const base = parseBase(options.origin);
  const ownHeaders = Object.fromEntries(createHeaders(createBasicAuth(options.login), options.headers));
  const fetchOne: typeof fetch = options.fetch ?? ((...request) => fetch(...request));
  const notify = createNotifier(options.onEvent);
  const gate = createGate(options, (state) => notify({ type: 'breaker', upstream: name, state }));
  const budget = createRetryBudget();
  const getRecentBody = createRecentBodies(options.rememberedBytes ?? 0);

  async function call<Result>(
    path: string,
    maxRetries: number,
    { content, isUnchanged, ...options }: CallOptions,
    send: (request: JsonRequest) => Promise<Result>,
  ): Promise<Result> {
    const { headers, signal, deadlineMs = maxDeadlineMs } = options;
    const url = resolveUrl(base, path);
    const sent = createHeaders(isUnchanged ? {} : createIdHeader(), content?.headers, ownHeaders, headers);
    const call = { upstream: name, path: url.pathname };
    const failure = (code: UpstreamErrorCode): UpstreamError => new UpstreamError(code, name, call.path);
    const startedAt = Date.now();
    const deadline = startDeadline(
      Math.min(deadlineMs, maxDeadlineMs),
      () => failure('UPSTREAM_DEADLINE'),
      signal,
    );
    let attempts = 0;
    const address = url.pathname + url.search;
    const recent = content || headers ? undefined : getRecentBody(url.href);
    const { method, body } = content ?? {};
    const wire = { ...call, ...limits, recent, method, body, url, signal: deadline.signal, fetch: fetchOne };
    const request = (): Promise<Result> => {
      if (attempts++ === 0) budget.countFirst();
      return send({ ...wire, headers: sent });
    };
    const attempt = (): Promise<Result> => gate.pass(request, { address, failure, signal: deadline.signal });
    try {
      return await withRetries({ attempt, retries: maxRetries, deadline, budget, random }, (error, delayMs) =>
        notify({ type: 'retry', ...call, ...toErrorDetails(error), attempt: attempts, delayMs }),
      );
    } catch (error) {
      if (error instanceof UpstreamError) {
        notify({
          type: 'failed',
          ...call,
          ...toErrorDetails(error),
          attempts,
          durationMs: Date.now() - startedAt,
        });
      }
      throw error;
    } finally {
      deadline.end();
    }
  }

  return { call, state: gate.state };
}
