'use client';

import { startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { clearBusy } from '../start/busy.ts';
import { inDevelopment } from '../in-development.ts';
import { setUnseen } from './change-control.ts';
import { IslandRoot, type IslandRootProps } from './IslandRoot.tsx';
import { findSuccessor } from './visitor-state.ts';

interface HydrateOptions extends Omit<IslandRootProps, 'children'> {
  /** The island threw while it was unmounted. */
  onLateError: (error: unknown) => void;
}

/**
 * Hydrates an island in pieces of 5 ms, between which the browser handles input; with the last piece the shared store
 * takes over.
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  options: HydrateOptions,
): Root {
  const areas = [...element.querySelectorAll('textarea')].map((area) => [area, area.value] as const);
  // React briefly restores the initial text of a text area, which must not be seen or typed into.
  const hydrate = areas.some(([area]) => area.defaultValue) ? flushSync : startTransition;
  const listeners: Parameters<HTMLElement['addEventListener']>[] = [];
  const listen = (): void => {
    // Presses that are held meanwhile have marked their controls: React's next render must find the server's HTML.
    clearBusy(element);
    for (const listener of listeners) element.addEventListener(...listener);
    options.onHydrated();
  };
  let root: Root | undefined;
  hydrate(() => {
    // React would finish hydration within the next event. If it then replaces elements, the browser cannot do what it does
    // after that event, such as moving the focus to one of them.
    element.addEventListener = (...listener: unknown[]) =>
      void listeners.push(listener as (typeof listeners)[number]);
    root = hydrateRoot(
      element,
      <IslandRoot {...options} onHydrated={listen}>
        <Island {...props} />
      </IslandRoot>,
      {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onCaughtError(error, { errorBoundary }) {
          // The island's own boundaries show their errors themselves; this one reports them to the site.
          // eslint-disable-next-line no-console -- as React does by itself
          if (!(errorBoundary instanceof IslandRoot)) console.error(error);
        },
        onUncaughtError: options.onLateError,
        onRecoverableError(error) {
          // eslint-disable-next-line no-console -- shows the island's author what differs
          if (inDevelopment) console.error(error);
        },
      },
    );
    delete (element as Partial<HTMLElement>).addEventListener;
  });
  for (const [area, text] of areas) setUnseen(findSuccessor(area), 'value', text);
  return root as Root;
}
