import { useSyncExternalStore } from 'react';

/** Narrower windows count as phones. */
const narrowBelowPx = 550;
const resizeDebounceMs = 300;

/** True for a phone's window; updated 300 ms after the last resize. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribeToResize,
    () => innerWidth < narrowBelowPx,
    () => false,
  );
}

function subscribeToResize(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, resizeDebounceMs);
  };
  addEventListener('resize', listener);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', listener);
  };
}
