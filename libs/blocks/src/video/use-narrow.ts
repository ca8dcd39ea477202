import { useSyncExternalStore } from 'react';

/** Below this width a window counts as a phone's, px. */
const narrowBelow = 550;
/** How long a window must keep its size before that is looked at again, ms. */
const resizeQuiet = 300;

/** Whether the window is a phone's. Follows a change of its size 300 ms after the last one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    afterResizing,
    () => innerWidth < narrowBelow,
    () => false,
  );
}

function afterResizing(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, resizeQuiet);
  };
  addEventListener('resize', listener);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', listener);
  };
}
