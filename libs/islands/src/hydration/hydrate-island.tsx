import { createStore, type Store } from 'jotai';
import { startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { inDevelopment } from '../in-development.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SharedStoreProvider } from './SharedStoreProvider.tsx';
import { hasInitialText, rememberTypedText } from './typed-text.ts';

export interface HydrationEvents {
  /** React renders the island, or nothing if it threw; what may be replaced is still in the page. */
  onRender: () => void;
  /** React has taken over the HTML as the server rendered it, or replaced it by the same if something had changed it. */
  onHydrated: () => void;
  /** The island has rendered under the shared store and is ready for events. */
  onReady: () => void;
  /** The island threw; React has removed its HTML. */
  onCrash: (error: unknown) => void;
  /** The island threw while it was unmounted. */
  onLateError: (error: unknown) => void;
}

/**
 * Hydrates an island in pieces, between which the browser handles input; with the last piece the shared store takes
 * over.
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  shared: Store,
  { onRender, onHydrated, onReady, onCrash, onLateError }: HydrationEvents,
): Root {
  // React briefly restores the initial text of a text area, which must not be seen or typed into.
  const atOnce = hasInitialText(element);
  const restoreTypedText = rememberTypedText(element);
  const root = (atOnce ? flushSync : hydrateInPieces)(() =>
    hydrateRoot(
      element,
      <CrashBoundary onRender={onRender} onCrash={onCrash}>
        <SharedStoreProvider {...{ fresh: createStore(), shared, onHydrated, onReady }}>
          <Island {...props} />
        </SharedStoreProvider>
      </CrashBoundary>,
      {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onCaughtError(error, { errorBoundary }) {
          // The island's own boundaries show their errors themselves; this one reports them to the site.
          // eslint-disable-next-line no-console -- as React does by itself
          if (!(errorBoundary instanceof CrashBoundary)) console.error(error);
        },
        onUncaughtError: onLateError,
        onRecoverableError(error) {
          // eslint-disable-next-line no-console -- shows the island's author what differs
          if (inDevelopment) console.error(error);
        },
      },
    ),
  );
  restoreTypedText();
  return root;
}

/** React splits work of a transition into slices of 5 ms. */
function hydrateInPieces(hydrate: () => Root): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrate();
  });
  return root as Root;
}
