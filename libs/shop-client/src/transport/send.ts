/**
 * Takes a document to the shop and brings the parsed JSON of the answer back: `{ data, errors }`. Rejects when there
 * is none. Whatever comes is checked by the client.
 */
export type SendToShop = (
  document: string,
  variables: Record<string, unknown>,
  options?: { signal?: AbortSignal },
) => Promise<unknown>;
