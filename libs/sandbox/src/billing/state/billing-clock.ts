/** The vendor's clock. It can be set ahead, so that pages and keys expire without waiting. */
export interface BillingClock {
  ms(): number;
  seconds(): number;
  /** Sets how far the clock is ahead of the real one. */
  setAhead(ms: number): void;
  ahead(): number;
}

export function createBillingClock(now: () => Date): BillingClock {
  let ahead = 0;
  const getMs = () => now().getTime() + ahead;
  return {
    ms: getMs,
    seconds: () => Math.floor(getMs() / 1000),
    setAhead(value) {
      ahead = value;
    },
    ahead: () => ahead,
  };
}
