import { Provider, type Store } from 'jotai';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

/**
 * Hydrates its children under a fresh store, which is what the server rendered, and then hands them the shared one,
 * however far that has moved on. `onReady` is called when the children have rendered with the shared store and their
 * effects have run.
 */
export function SharedStoreProvider({
  fresh,
  shared,
  onReady,
  children,
}: SharedStoreProviderProps): ReactElement {
  // React takes the server's snapshot while it hydrates and renders again with the client's right after.
  const store = useSyncExternalStore(
    neverChanges,
    () => shared,
    () => fresh,
  );
  useEffect(() => {
    if (store === shared) onReady();
  }, [store, shared, onReady]);
  return <Provider store={store}>{children}</Provider>;
}

interface SharedStoreProviderProps {
  fresh: Store;
  shared: Store;
  onReady: () => void;
  children: ReactNode;
}

const neverChanges = () => () => {};
