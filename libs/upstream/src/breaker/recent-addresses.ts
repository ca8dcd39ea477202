/** The addresses at which requests have failed within a window. */
export interface RecentAddresses {
  add: (address: string) => void;
  /** True if there are enough of them. */
  areEnough: () => boolean;
}

/** Remembers the addresses of the last `windowMs` milliseconds, at most `enough` of them. */
export function createRecentAddresses(windowMs: number, enough: number): RecentAddresses {
  const addedAt = new Map<string, number>();
  const dropOld = () => {
    const oldest = Date.now() - windowMs;
    for (const [address, at] of addedAt) if (at <= oldest) addedAt.delete(address);
  };
  return {
    add(address) {
      addedAt.delete(address);
      addedAt.set(address, Date.now());
      const [first = address] = addedAt.keys();
      if (addedAt.size > enough) addedAt.delete(first);
    },
    areEnough() {
      dropOld();
      return addedAt.size >= enough;
    },
  };
}
