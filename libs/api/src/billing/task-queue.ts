import { runAsCaller } from '../caller.ts';

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
