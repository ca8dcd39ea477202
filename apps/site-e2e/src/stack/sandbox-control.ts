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
  /** Calls the controls below `/_sandbox/`. */
  control(method: string, path: string, body?: unknown): Promise<Response>;
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

/** Calls the sandbox's controls below `/_sandbox/`. */
export async function callSandbox(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(`${origin}/_sandbox/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(`The sandbox returned ${response.status} for ${method} ${path}`);
  return response;
}

export function connectSandbox({
  origin,
  moveClock,
}: Pick<ServerProcess, 'origin' | 'moveClock'>): SandboxControl {
  const control: SandboxControl['control'] = (...call) => callSandbox(origin, ...call);
  const edited = new Set<'entries' | 'cards'>();
  return {
    origin,
    moveClock,
    control,
    async fault(fault) {
      await control('POST', 'faults', { service: 'content', ...fault });
    },
    async reset() {
      await control('DELETE', 'faults');
      for (const what of edited) await control('DELETE', what);
      const wasEdited = edited.size > 0;
      edited.clear();
      return wasEdited;
    },
    async putEntry(path, entry) {
      edited.add('entries');
      await control('PUT', 'entries', { path, entry });
    },
    async putCards(route, cards) {
      edited.add('cards');
      await control('PUT', 'cards', { route, cards });
    },
    async requests() {
      return (await (await control('GET', 'requests')).json()) as { method: string; path: string }[];
    },
    async forgetRequests() {
      await control('DELETE', 'requests');
    },
  };
}
