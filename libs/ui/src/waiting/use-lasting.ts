'use client';

import { useEffect, useState } from 'react';

/** Waiting time after which a form says that it is waiting, ms. */
const slowMs = 1_000;

/**
 * Returns true once something has lasted for a time, until it is over. For what should not flicker.
 *
 * @param isOn true while it lasts
 * @param ms the time
 * @example
 * export const Saving = ({ busy }: { busy: boolean }) => <>{useLasting(busy, 300) && <Loader label="Saving…" />}</>;
 */
export function useLasting(isOn: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, ms]);
  return isOn && hasLasted;
}

/**
 * Returns true once `busy` has lasted for a second: put the text into a live region then. A quick response is said
 * only once, by its result.
 *
 * @example
 * export const Wait = ({ busy }: { busy: boolean }) => (
 *   <div role="status">{useIsSlow(busy) && <VisuallyHidden>One moment…</VisuallyHidden>}</div>
 * );
 */
export const useIsSlow = (busy: boolean): boolean => useLasting(busy, slowMs);
