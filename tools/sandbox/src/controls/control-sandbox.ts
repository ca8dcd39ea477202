import type { Fault, FaultOrder } from '../faults/fault-list.ts';
import type { LoggedRequest } from '../requests/request-log.ts';

/** The switches of a running sandbox, for tests. */
export interface SandboxControls {
  /** Turns a fault on. `service` is `content` unless said otherwise. */
  fault(order: Omit<FaultOrder, 'service'> & { service?: string }): Promise<Fault>;
  clearFaults(): Promise<void>;
  /** Puts an entry (or whatever a test wants there) at a path, over the seed content. */
  putEntry(path: string, entry: unknown): Promise<void>;
  /** Puts the answer of a card or filter route, query included. */
  putCards(route: string, cards: unknown): Promise<void>;
  putMainData(mainData: unknown): Promise<void>;
  /** The requests that reached the services since the last `forgetRequests`, oldest first. */
  requests(): Promise<LoggedRequest[]>;
  forgetRequests(): Promise<void>;
  /** No faults, the seed content, an empty log. */
  reset(): Promise<void>;
}

/**
 * @example
 * const controls = controlSandbox(sandbox.origin);
 * await controls.fault({ mode: 'down', match: '/wp-json/entry' });
 */
export function controlSandbox(origin: string): SandboxControls {
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${origin}/_sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}`);
    return response.status === 204 ? undefined : response.json();
  }
  return {
    fault: async (order) => (await send('POST', 'faults', { service: 'content', ...order })) as Fault,
    clearFaults: async () => void (await send('DELETE', 'faults')),
    putEntry: async (path, entry) => void (await send('PUT', 'entries', { path, entry })),
    putCards: async (route, cards) => void (await send('PUT', 'cards', { route, cards })),
    putMainData: async (mainData) => void (await send('PUT', 'main-data', mainData)),
    requests: async () => (await send('GET', 'requests')) as LoggedRequest[],
    forgetRequests: async () => void (await send('DELETE', 'requests')),
    async reset() {
      for (const what of ['faults', 'entries', 'cards', 'main-data', 'requests']) await send('DELETE', what);
    },
  };
}
