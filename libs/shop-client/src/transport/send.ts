export interface SendOptions {
  /** Gives the question up. What was asked for may be done all the same. */
  signal?: AbortSignal;
  /** True for a change: it outlives its page and is not retried. */
  keepalive?: boolean;
}

/**
 * Takes a document to the shop, in full or by its id (`getDocument` knows the text), and returns the parsed JSON of the
 * answer: `{ data, errors }`. Rejects when there is none. Whatever comes is checked by the client.
 */
export type SendToShop = (
  documentOrId: string,
  variables: Record<string, unknown>,
  options?: SendOptions,
) => Promise<unknown>;
