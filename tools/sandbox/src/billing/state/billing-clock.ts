/** The vendor's clock. It can be set ahead, so that pages and keys expire without waiting. */
export interface BillingClock {
  /** Milliseconds since 1970. */
  ms(): number;
  /** Seconds since 1970, as the vendor writes times. */
  seconds(): number;
  /** Sets how far the clock is ahead of the real one. */
  setAhead(ms: number): void;
  ahead(): number;
}

export function createBillingClock(now: () => Date): BillingClock {
  let ahead = 0;
  const ms = () => now().getTime() + ahead;
  return {
    ms,
    seconds: () => Math.floor(ms() / 1000),
    setAhead(value) {
      ahead = value;
    },
    ahead: () => ahead,
  };
}
