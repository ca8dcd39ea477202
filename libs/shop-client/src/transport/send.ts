export interface SendOptions {
  /** Gives the question up. What was asked for may be done all the same. */
  signal?: AbortSignal;
  /** Whether the question outlives the page that asks it, as a change has to. */
  keepalive?: boolean;
}

/**
 * Takes a document to the shop and brings the parsed JSON of the answer back: `{ data, errors }`. Rejects when there
 * is none. Whatever comes is checked by the client.
 */
export type SendToShop = (
  document: string,
  variables: Record<string, unknown>,
  options?: SendOptions,
) => Promise<unknown>;
