import { setTimeout as delay } from 'node:timers/promises';
import { StorageFailure, toStorageFailure } from './storage-failure.ts';

/** Options of `retryWhileLocked`. */
export interface LockOptions {
  /**
   * Maximum time that a call waits for a lock of another process, ms. Requests that do not need the database do not
   * wait.
   * @default 4000
   */
  lockTimeoutMs?: number;
  /** Called with each failure, before it is thrown. */
  onFailure?: (failure: StorageFailure) => void;
}

type Methods<Store> = {
  [Name in keyof Store]: Name extends 'close'
    ? () => Promise<void>
    : Store[Name] extends (...values: infer Values) => infer Result
      ? (...values: Values) => Promise<Awaited<Result>>
      : never;
};

const firstPauseMs = 10;
const maxPauseMs = 200;

/**
 * The same store with methods that wait while another process has locked its file, and retry without blocking anything
 * else. Each method must be one transaction, since a locked one is run again.
 *
 * @throws StorageFailure from each method: the lock lasts longer than that, or the disk is full
 * @example
 * import { DatabaseSync } from 'node:sqlite';
 *
 * const database = new DatabaseSync('/var/lib/guildhall/visits.sqlite');
 * const store = retryWhileLocked({ clear: () => database.exec('DELETE FROM visits'), close: () => database.close() });
 * await store.clear(); // waits up to 4 s for another process
 */
export function retryWhileLocked<Store extends object>(
  store: Store,
  { lockTimeoutMs = 4_000, onFailure }: LockOptions = {},
): Methods<Store> {
  const retrying = ([name, method]: [string, (...values: unknown[]) => unknown]) => {
    if (name === 'close') return [name, method];
    return [
      name,
      async (...values: unknown[]) => {
        const endsAt = performance.now() + lockTimeoutMs;
        for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
          try {
            return await method(...values);
          } catch (error) {
            const failure = toStorageFailure(error);
            if (!failure) throw error;
            if (!failure.isLocked || performance.now() + pauseMs > endsAt) {
              onFailure?.(failure);
              throw failure;
            }
          }
          await delay(pauseMs);
        }
      },
    ];
  };
  return Object.fromEntries(Object.entries(store).map(retrying)) as Methods<Store>;
}
