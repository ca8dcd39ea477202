/** Runs so many tasks at the same time; the others wait for their turn. */
export function createSlots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (free > 0) free -= 1;
      else await new Promise<void>((proceed) => waiting.push(proceed));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
