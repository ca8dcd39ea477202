import { createUpstream, type SendOptions, type UpstreamEvent } from '@guildhall/upstream';

/** Is told what goes wrong with suppliers. */
export type Tell = (event: UpstreamEvent) => void;

/** A supplier with one address that everything is posted to. */
export interface Supplier {
  /**
   * @throws UpstreamError when there is no good answer in time
   */
  post(body: unknown, options?: SendOptions): Promise<unknown>;
}

/** What is known of a supplier. */
export interface SupplierOptions {
  /** Its name in the log. */
  name: string;
  /** Its whole address. */
  url: string;
  /** The longest that a call may take, ms. */
  deadlineMs: number;
  headers?: Record<string, string>;
  /** Calls at the same time, and calls that may wait for one of those; by default those of `createUpstream`. */
  concurrency?: number;
  queue?: number;
  tell: Tell;
}

/** Connects to a supplier that has one address. Make one per supplier (or per kind of call) and keep it. */
export function connect({ url, tell, ...options }: SupplierOptions): Supplier {
  const { origin, pathname, search } = new URL(url);
  const upstream = createUpstream({ ...options, origin, onEvent: tell });
  return { post: (body, options) => upstream.sendJson(`${pathname}${search}`, body, options) };
}
