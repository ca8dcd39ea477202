import { useEffect, useState } from 'react';

/** Waiting time after which a form says that it is waiting, ms. */
export const slowMs = 1_000;

/**
 * True once `busy` has lasted for a second: put the text into a live region then. A quick response is said only once, by
 * its result.
 *
 * @example <div role="status">{useIsSlow(busy) && <VisuallyHidden>One moment…</VisuallyHidden>}</div>
 */
export function useIsSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return busy && isSlow;
}
