/** Numbers that are the same for the same seed, on every machine and in every year. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Evenly between `low` and `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Around `middle`, most of them within `spread`. */
  around(middle: number, spread: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32: small, fast, good enough to draw with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    around: (middle, spread) => middle + (next() + next() + next() - 1.5) * spread * (2 / 3),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
