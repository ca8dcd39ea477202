export interface SendOptions {
  /** Aborts the request. Its change may still be made. */
  signal?: AbortSignal;
  /** True for a change: it outlives its page and is not retried. */
  keepalive?: boolean;
}

/**
 * Sends a document to the shop, in full or by its id (`getDocument` knows the text), and returns the parsed JSON of the
 * response: `{ data, errors }`. Rejects without a response. The client checks the content.
 */
export type SendToShop = (
  documentOrId: string,
  variables: Record<string, unknown>,
  options?: SendOptions,
) => Promise<unknown>;
