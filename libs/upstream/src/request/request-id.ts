import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/**
 * Runs work for a request of a visitor: every call of a supplier in it, however late, is sent with its `X-Request-Id`, so that
 * the logs of both sides can be compared. Only `exchange` sends the request of another program unchanged.
 *
 * @param id made by us or a trusted proxy: it must say nothing about the visitor
 * @example
 * const content = createUpstream({ name: 'content', origin: 'https://content.example', deadlineMs: 3_000 });
 * await runWithRequestId('7f3a', () => content.readJson('/wp-json/entry/api?path=%2F'));
 */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return requestIds.run(id, work);
}

/** Creates the header that carries the ID to a supplier; none for work in the background. */
export function createIdHeader(): Record<string, string> {
  const id = getRequestId();
  return id === undefined ? {} : { 'x-request-id': id };
}

/**
 * Returns the ID of the request that the running code works for; `undefined` for work in the background.
 *
 * @example
 * await runWithRequestId('7f3a', async () => {
 *   getRequestId(); // '7f3a'
 * });
 */
export function getRequestId(): string | undefined {
  return requestIds.getStore();
}
