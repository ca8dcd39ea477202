import { createStore, type Store } from 'jotai';
import { startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { inDevelopment } from '../in-development.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SharedStoreProvider } from './SharedStoreProvider.tsx';
import { hasInitialText, rememberTypedText } from './typed-text.ts';

/** Callbacks about an island that is being hydrated. */
export interface HydrationEvents {
  /** React has taken its HTML over, as the server rendered it. */
  onHydrated: () => void;
  /** It has rendered under the shared store and is ready for events. */
  onReady: () => void;
  /** It has thrown, and its HTML is still in the page. May be called more than once. */
  onFailing: () => void;
  /** It has thrown, and React has taken its HTML away. */
  onCrash: (error: unknown) => void;
  /** Something threw while the island was being unmounted. */
  onLateError: (error: unknown) => void;
}

/**
 * Makes React take over an island's HTML: in pieces between which the browser handles what the visitor does, up to the
 * last of them, in which the shared store takes over too.
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  shared: Store,
  { onHydrated, onReady, onFailing, onCrash, onLateError }: HydrationEvents,
): Root {
  // React puts the text of such an area back for a moment, which must not be seen or typed into.
  const atOnce = hasInitialText(element);
  const restoreTypedText = rememberTypedText(element);
  const root = (atOnce ? flushSync : hydrateInPieces)(() =>
    hydrateRoot(
      element,
      <CrashBoundary onFailing={onFailing} onCrash={onCrash}>
        <SharedStoreProvider {...{ fresh: createStore(), shared, onHydrated, onReady }}>
          <Island {...props} />
        </SharedStoreProvider>
      </CrashBoundary>,
      {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onCaughtError(error, { errorBoundary }) {
          // The island's own boundaries show their errors themselves; ours reports them to the site.
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

/** React works for 5 ms at a time on what is set in a transition. */
function hydrateInPieces(hydrate: () => Root): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrate();
  });
  return root as Root;
}
