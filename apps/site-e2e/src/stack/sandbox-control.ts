import type { ServerProcess } from './server-process.ts';

export type FaultMode =
  | 'slow'
  | 'error'
  | 'broken'
  | 'empty'
  | 'down'
  | 'redirect'
  | 'html'
  | 'throttled'
  | 'refused'
  | 'lost'
  | 'expired-code'
  | 'weak-password'
  | 'captcha'
  | 'old-login'
  | 'restricted-key';

/** The sandbox's controls, as a person would use them. */
export interface SandboxControl {
  origin: string;
  moveClock: ServerProcess['moveClock'];
  fault(fault: {
    service?: string;
    mode: FaultMode;
    match?: string;
    delayMs?: number;
    times?: number;
  }): Promise<void>;
  /** Ends all faults, and puts the content back if it was changed: then it resolves to true. */
  reset(): Promise<boolean>;
  putEntry(path: string, entry: unknown): Promise<void>;
  putCards(route: string, cards: unknown): Promise<void>;
  requests(): Promise<{ method: string; path: string }[]>;
  forgetRequests(): Promise<void>;
}

export function connectSandbox({
  origin,
  moveClock,
}: Pick<ServerProcess, 'origin' | 'moveClock'>): SandboxControl {
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`The sandbox returned ${response.status} for ${method} ${path}`);
    return response;
  };
  const edited = new Set<'entries' | 'cards'>();
  return {
    origin,
    moveClock,
    async fault(fault) {
      await send('POST', '/_sandbox/faults', { service: 'content', ...fault });
    },
    async reset() {
      await send('DELETE', '/_sandbox/faults');
      for (const what of edited) await send('DELETE', `/_sandbox/${what}`);
      const wasEdited = edited.size > 0;
      edited.clear();
      return wasEdited;
    },
    async putEntry(path, entry) {
      edited.add('entries');
      await send('PUT', '/_sandbox/entries', { path, entry });
    },
    async putCards(route, cards) {
      edited.add('cards');
      await send('PUT', '/_sandbox/cards', { route, cards });
    },
    async requests() {
      return (await (await send('GET', '/_sandbox/requests')).json()) as { method: string; path: string }[];
    },
    async forgetRequests() {
      await send('DELETE', '/_sandbox/requests');
    },
  };
}
