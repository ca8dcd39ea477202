import { createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** What React puts before the HTML for pictures: meant for a page's head, and a stray first child in an island. */
const hintsForTheHead = /^(?:<link rel="preload"[^>]*>)+/;

let rendering: string | undefined;

/**
 * Renders an island's component to HTML under a Jotai store of its own. Throws what the component throws, and an
 * error when another island is just being rendered.
 */
export function renderIsland(
  name: string,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): string {
  if (rendering !== undefined)
    throw new Error(
      `Island "${name}" is inside island "${rendering}". Use its component there, without <Island>.`,
    );
  rendering = name;
  try {
    const html = renderToString(
      <Provider store={createStore()}>
        <Component {...props} />
      </Provider>,
      { identifierPrefix },
    );
    return html.replace(hintsForTheHead, '');
  } finally {
    rendering = undefined;
  }
}
