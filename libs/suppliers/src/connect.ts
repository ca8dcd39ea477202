import { createUpstream, type SendOptions, type UpstreamEvent } from '@guildhall/upstream';

/** Called with each event of a supplier that deserves a log line. */
export type OnSupplierEvent = (event: UpstreamEvent) => void;

/** A supplier with one URL, to which everything is posted. */
export interface Supplier {
  /**
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
  headers?: Record<string, string>;
  /** Maximum simultaneous calls, and calls that may wait for one of those; by default those of `createUpstream`. */
  concurrency?: number;
  queue?: number;
  onEvent: OnSupplierEvent;
}

/** Connects to a supplier with one URL. Create one per supplier (or per kind of call) and reuse it. */
export function connect({ url, onEvent, ...options }: SupplierOptions): Supplier {
  const { origin, pathname, search } = new URL(url);
  const upstream = createUpstream({ ...options, origin, onEvent });
  return { post: (body, options) => upstream.sendJson(`${pathname}${search}`, body, options) };
}
