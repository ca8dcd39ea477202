import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller on whose behalf a supplier is called. */
export interface Caller {
  kind: 'visitor' | 'member' | 'background';
  /** The network that a visitor calls from: see `toCustomerNetwork`. */
  network?: string;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs work on behalf of a caller, including everything that it calls and awaits. */
export function runAsCaller<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work);
}

/** Returns the caller of the running code. */
export function getCaller(): Caller {
  return callers.getStore() ?? { kind: 'background' };
}
