import { createStore, type Store } from 'jotai';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { inDevelopment } from '../in-development.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SharedStoreProvider } from './SharedStoreProvider.tsx';
import { rememberTypedText } from './typed-text.ts';

/** Callbacks about an island that is being hydrated. */
export interface HydrationEvents {
  /** It has rendered under the shared store and is ready for events. */
  onReady: () => void;
  /** It has thrown, and its HTML is still in the page. May be called more than once. */
  onFailing: () => void;
  /** It has thrown, and React has taken its HTML away. */
  onCrash: (error: unknown) => void;
  /** Something threw while the island was being unmounted. */
  onLateError: (error: unknown) => void;
}

/** Makes React take over an island's HTML, in one go: no event can come between hydration and the shared store. */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  shared: Store,
  { onReady, onFailing, onCrash, onLateError }: HydrationEvents,
): Root {
  const giveTypedTextBack = rememberTypedText(element);
  const root = flushSync(() =>
    hydrateRoot(
      element,
      <CrashBoundary onFailing={onFailing} onCrash={onCrash}>
        <SharedStoreProvider fresh={createStore()} shared={shared} onReady={onReady}>
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
  giveTypedTextBack();
  return root;
}
