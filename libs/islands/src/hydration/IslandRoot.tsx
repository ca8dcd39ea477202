'use client';

import { createStore, Provider, type Store } from 'jotai';
import { Component, useEffect, type ReactNode } from 'react';

export interface IslandRootProps {
  shared: Store;
  /** Called while React renders; HTML that it may replace is still in the page. */
  onRender: () => void;
  /** Called once React owns the HTML, still as the server rendered it. */
  onHydrated: () => void;
  /** Called after the children's effects have run with the shared store. */
  onReady: () => void;
  /** Called after an error of the children's render or effects, when React has removed their HTML. */
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Hydrates its children under a fresh store, as on the server, then switches to the shared one in the task in which
 * hydration ends, so that no event reaches them in between. Without a store, after an error, it shows nothing: the
 * server's HTML is restored.
 */
export class IslandRoot extends Component<IslandRootProps, { store: Store | undefined }> {
  override state = { store: createStore() };

  static getDerivedStateFromError(): { store: undefined } {
    return { store: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  // React renders this state synchronously. An effect, or a new snapshot of `useSyncExternalStore`, would come a task
  // later.
  override componentDidMount(): void {
    const { shared, onHydrated } = this.props;
    if (!this.state.store) return;
    onHydrated();
    this.setState({ store: shared });
  }

  override render(): ReactNode {
    const { shared, onRender, onReady, children } = this.props;
    const { store } = this.state;
    onRender();
    return (
      store && (
        <Provider store={store}>
          <Ready ready={store === shared} onReady={onReady}>
            {children}
          </Ready>
        </Provider>
      )
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
