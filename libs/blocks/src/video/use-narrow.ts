import { useSyncExternalStore } from 'react';

/** Below this width a window counts as a phone's, px. */
const narrowBelowPx = 550;
/** How long a window must keep its size before that is looked at again, ms. */
const resizeDebounceMs = 300;

/** Whether the window is a phone's. Follows a change of its size 300 ms after the last one. */
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
