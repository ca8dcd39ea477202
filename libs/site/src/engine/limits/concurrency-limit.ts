/** Runs at most `max` tasks of each owner at once; the rest of an owner's tasks wait in order. */
export function createConcurrencyLimit(max: number) {
  const owners = new Map<string, { underWay: number; waiting: (() => void)[] }>();
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const own = owners.get(owner) ?? { underWay: 0, waiting: [] };
    owners.set(owner, own);
    // A finished task hands its slot to the next waiting one: later callers cannot take it.
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
