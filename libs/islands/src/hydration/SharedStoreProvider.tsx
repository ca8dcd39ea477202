import { Provider, type Store } from 'jotai';
import { Component, useEffect, type ReactNode } from 'react';

interface SharedStoreProviderProps {
  fresh: Store;
  shared: Store;
  /** Called once the HTML is React's, while it is still the one that the server rendered. */
  onHydrated: () => void;
  /** Called when the children have rendered with the shared store and their effects have run. */
  onReady: () => void;
  children: ReactNode;
}

/**
 * Hydrates its children under a fresh store, which is what the server rendered, and then hands them the shared one,
 * however far that has moved on: in the task in which hydration ends, so that no event reaches them in between.
 */
export class SharedStoreProvider extends Component<SharedStoreProviderProps, { store: Store }> {
  override state = { store: this.props.fresh };

  // What is set here React renders at once. An effect would come a task later, and so would a new snapshot of
  // `useSyncExternalStore`.
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

/** Around the children, so that its effect runs after theirs; beside them it would change their ids. */
function Ready({ ready, onReady, children }: ReadyProps): ReactNode {
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);
  return children;
}
