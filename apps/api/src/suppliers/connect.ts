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
  tell: Tell;
}

/** Connects to a supplier that has one address. Make one per supplier and keep it. */
export function connect({ name, url, deadlineMs, headers = {}, tell }: SupplierOptions): Supplier {
  const { origin, pathname, search } = new URL(url);
  const upstream = createUpstream({ name, origin, deadlineMs, headers, onEvent: tell });
  return { post: (body, options) => upstream.sendJson(`${pathname}${search}`, body, options) };
}
