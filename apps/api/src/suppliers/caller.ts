import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf a supplier is called. */
export interface Caller {
  kind: 'visitor' | 'member' | 'background';
  /** The network that a visitor calls from: see `networkOf`. */
  network?: string;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs work on behalf of a caller: everything that it calls and waits for. */
export function runAsCaller<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work);
}

/** On whose behalf the running code works. */
export function getCaller(): Caller {
  return callers.getStore() ?? { kind: 'background' };
}
