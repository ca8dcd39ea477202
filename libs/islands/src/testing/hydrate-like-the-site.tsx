import type { Store } from 'jotai';
import { renderToString } from 'react-dom/server';
import { createHydrator } from '../hydration/create-hydrator.ts';
import type { IslandDefinition } from '../hydration/island-definition.ts';
import { inDevelopment } from '../in-development.ts';
import { Island } from '../server/Island.tsx';
import { collectConsoleMessages } from './console-messages.ts';
import { settled } from './settled.ts';

export interface IslandUnderTest {
  name: string;
  definition: IslandDefinition;
  props: object;
  /** The shared store, in any state it may have when the island wakes. */
  store: Store;
}

/** An island after its hydration in a test. */
export interface HydratedIsland {
  /** Console messages and errors; empty for a sound island. */
  messages: string[];
  /** Its element, which holds what the component renders. */
  element: HTMLElement;
  /** Unmounts it and removes it from the document. */
  remove: () => void;
}

/**
 * Renders, mounts and hydrates an island as the site does, in a browser test: as server HTML in the document, woken
 * late under a changed shared store. Needs React's development build, which reports differences.
 *
 * @example
 * import { expect, it } from 'vitest';
 *
 * it.each(Object.entries(islands))('hydrates %s without console messages', async (name, definition) => {
 *   const { messages, remove } = await hydrateLikeTheSite({ name, definition, props: {}, store });
 *   expect(messages).toEqual([]);
 *   remove();
 * });
 */
export async function hydrateLikeTheSite(island: IslandUnderTest): Promise<HydratedIsland> {
  if (!inDevelopment) throw new Error("React's production build does not report differences.");
  const { name, definition, props, store } = island;
  const { messages, stop } = collectConsoleMessages();
  try {
    const { default: component } = await definition.load(store);
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Island name={name} wake={['interaction']} component={component} props={props} />,
    );
    document.body.append(page);
    const hydrator = createHydrator({
      islands: { [name]: definition },
      store,
      onCrash: (crashed, error) => messages.push(`crash: ${crashed}: ${String(error)}`),
    });
    const element = page.querySelector<HTMLElement>('[data-island]');
    if (!element) throw new Error(`Island "${name}" has no element.`);
    await hydrator.wake(element);
    // React may report more in its next task.
    await settled();
    return {
      messages,
      element,
      remove() {
        hydrator.unmountWithin(page);
        page.remove();
      },
    };
  } finally {
    stop();
  }
}
