import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

const mounted: { root: Root; place: HTMLElement }[] = [];

/** Renders into a new element of the document; with `html`, hydrates that. */
export async function mount(node: ReactNode, html?: string): Promise<HTMLElement> {
  // For each file: this module is loaded once for all that share a page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('main'));
  await act(async () => {
    if (html === undefined) {
      const root = createRoot(place);
      mounted.push({ root, place });
      root.render(node);
    } else {
      place.innerHTML = html;
      mounted.push({ root: hydrateRoot(place, node), place });
    }
  });
  return place;
}

export async function unmountAll(): Promise<void> {
  await act(async () => {
    for (const { root } of mounted) root.unmount();
  });
  for (const { place } of mounted.splice(0)) place.remove();
}
