import { Provider, type Store } from 'jotai';
import { Component, useEffect, type ReactNode } from 'react';

interface SharedStoreProviderProps {
  fresh: Store;
  shared: Store;
  /** Called once React owns the HTML, still as the server rendered it. */
  onHydrated: () => void;
  /** Called after the children's effects have run with the shared store. */
  onReady: () => void;
  children: ReactNode;
}

/**
 * Hydrates its children under a fresh store, as on the server, then switches to the shared one in the task in which
 * hydration ends, so that no event reaches them in between.
 */
export class SharedStoreProvider extends Component<SharedStoreProviderProps, { store: Store }> {
  override state = { store: this.props.fresh };

  // React renders this state synchronously. An effect, or a new snapshot of `useSyncExternalStore`, would come a task
  // later.
  override componentDidMount(): void {
    this.props.onHydrated();
    this.setState({ store: this.props.shared });
  }

  override render(): ReactNode {
    const { shared, onReady, children } = this.props;
    const { store } = this.state;
    return (
      <Provider store={store}>
        <Ready ready={store === shared} onReady={onReady}>
          {children}
        </Ready>
      </Provider>
    );
  }
}

interface ReadyProps {
  ready: boolean;
  onReady: () => void;
  children: ReactNode;
}

/** Wraps the children so that its effect runs after theirs; as a sibling it would change their IDs. */
function Ready({ ready, onReady, children }: ReadyProps): ReactNode {
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);
  return children;
}
