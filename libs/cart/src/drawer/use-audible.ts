import { useEffect, useState } from 'react';

/** Time in which screen readers notice the live regions of a dialog that has just opened, ms. */
const regionsMs = 100;

/** True from a moment after the dialog has opened: text that its live regions contain from the start is not read out. */
export function useAudible(open: boolean): boolean {
  const [audible, setAudible] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setAudible(true), regionsMs);
    return () => {
      clearTimeout(timer);
      setAudible(false);
    };
  }, [open]);
  return open && audible;
}
