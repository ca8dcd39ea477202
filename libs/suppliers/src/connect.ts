import { createUpstream, type SendOptions, type UpstreamEvent } from '@guildhall/upstream';

/** Called with each event of a supplier that deserves a log line. */
export type OnSupplierEvent = (event: UpstreamEvent) => void;

/** A supplier with one URL, to which everything is posted. */
export interface Supplier {
  /**
   * Sends JSON and resolves with the JSON of the response.
   *
   * @throws UpstreamError when there is no good response in time
   */
  post(body: unknown, options?: SendOptions): Promise<unknown>;
}

/** The options of a supplier. */
export interface SupplierOptions {
  /** Its name in the log. */
  name: string;
  /** Its full address. */
  url: string;
  /** Maximum time of a call, ms. */
  deadlineMs: number;
  /**
   * Headers of every call.
   *
   * @default none
   */
  headers?: Record<string, string>;
  /**
   * Maximum simultaneous calls.
   *
   * @default that of `createUpstream`
   */
  concurrency?: number;
  /**
   * Maximum calls that wait for one of those.
   *
   * @default that of `createUpstream`
   */
  queue?: number;
  /** Called with each event of the calls that deserves a log line. */
  onEvent: OnSupplierEvent;
}

/**
 * Connects to a supplier with one URL. Create one per supplier (or per kind of call) and reuse it.
 *
 * @example
 * const till = connect({
 *   ...{ name: 'till', url: 'https://till.example/v2/charges', deadlineMs: 5_000 },
 *   onEvent: ({ type }) => console.warn(`till: ${type}`),
 * });
 * const charge = await till.post({ amountMinor: 30_000, currency: 'DKK' });
 */
export function connect({ url, onEvent, ...options }: SupplierOptions): Supplier {
  const { origin, pathname, search } = new URL(url);
  const upstream = createUpstream({ ...options, origin, onEvent });
  return { post: (body, options) => upstream.sendJson(`${pathname}${search}`, body, options) };
}
