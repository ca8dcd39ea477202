/** Does work of several owners: at most `max` at the same time for each, the rest of an owner's work in turn. */
export function createConcurrencyLimit(max: number) {
  const owners = new Map<string, { underWay: number; waiting: (() => void)[] }>();
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const own = owners.get(owner) ?? { underWay: 0, waiting: [] };
    owners.set(owner, own);
    // Whoever ends hands its turn on: nobody who comes meanwhile can take it.
    if (own.underWay >= max) await new Promise<void>((resolve) => own.waiting.push(resolve));
    else own.underWay += 1;
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      if (next) next();
      else if ((own.underWay -= 1) === 0) owners.delete(owner);
    }
  };
}
