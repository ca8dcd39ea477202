/** Runs work of the same key one after another, and of different keys at the same time. */
export function queues(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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

/** Runs all work one after another, until it is ended. What fails is reported, and the next one runs all the same. */
export function takeTurns(onError: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  let hasEnded = false;
  return {
    take(work: () => Promise<void>): Promise<void> {
      const mine = last.then(async () => {
        if (!hasEnded) await work();
      });
      last = mine.catch(onError);
      return mine;
    },
    /** Resolves when all that was taken up to now has ended. */
    settled: (): Promise<void> => last,
    /** Resolves when what is under way has ended; nothing begins after. */
    async end(): Promise<void> {
      hasEnded = true;
      await last;
    },
  };
}
