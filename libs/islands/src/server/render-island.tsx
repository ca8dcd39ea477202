import { createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { inDevelopment } from '../in-development.ts';
import { renderCached } from './render-cache.ts';
import { createUsageError } from './usage-error.ts';

/** Preload links that React writes before the HTML: meant for a page's head, and a stray first child in an island. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

let rendering: string | undefined;

/**
 * Renders an island's component with JSON props under its own Jotai store. Throws the component's errors, and an error
 * inside another island.
 */
export function renderIsland(
  name: string,
  component: ComponentType<object>,
  props: string,
  identifierPrefix: string,
): string {
  if (rendering !== undefined)
    throw createUsageError(
      'GUILDHALL_ISLANDS_NESTED',
      `Island "${name}" is inside island "${rendering}". Use its component there, without <Island>.`,
    );
  rendering = name;
  try {
    const render = () => renderComponent(component, JSON.parse(props) as object, identifierPrefix);
    // In development a component may have changed.
    return inDevelopment ? render() : renderCached(`${identifierPrefix} ${props}`, component, render);
  } finally {
    rendering = undefined;
  }
}

function renderComponent(Component: ComponentType<object>, props: object, identifierPrefix: string): string {
  const html = renderToString(
    <Provider store={createStore()}>
      <Component {...props} />
    </Provider>,
    { identifierPrefix },
  );
  return html.replace(leadingPreloads, '');
}
