import { runAsCaller } from '../suppliers/caller.ts';

/** Runs tasks with the same key one after another, and tasks with different keys at the same time. */
export function createKeyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}

/** Runs background tasks one after another, until it is ended. A task that fails is reported and does not stop the next one. */
export function createTaskQueue(onError: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  let hasEnded = false;
  return {
    run(work: () => Promise<void>): Promise<void> {
      const mine = last.then(async () => {
        if (!hasEnded) await runAsCaller({ kind: 'background' }, work);
      });
      last = mine.catch(onError);
      return mine;
    },
    /** Resolves when all tasks have ended, including those added in the meantime. */
    async settled(): Promise<void> {
      for (let seen: Promise<void> | undefined; seen !== last;) {
        seen = last;
        await seen;
      }
    },
    /** Resolves when the running task has ended; starts no other. */
    async end(): Promise<void> {
      hasEnded = true;
      await last;
    },
  };
}
