import type { Store } from 'jotai';
import { renderToString } from 'react-dom/server';
import { createHydrator } from '../hydration/create-hydrator.ts';
import type { IslandDefinition } from '../hydration/island-definition.ts';
import { inDevelopment } from '../in-development.ts';
import { Island } from '../server/Island.tsx';
import { collectConsoleMessages } from './console-messages.ts';
import { settled } from './settled.ts';

/** One island of a site's list, with props that its server would send. */
export interface IslandUnderTest {
  name: string;
  definition: IslandDefinition;
  props: object;
  /** The shared store, as far moved on as it can be when the island wakes. */
  store: Store;
}

/** What came of it. */
export interface HydratedIsland {
  /** Everything that was written to the console or thrown. A sound island leaves this empty. */
  messages: string[];
  /** The island in the document, awake. */
  element: HTMLElement;
  /** Unmounts it and takes it out of the document. */
  remove: () => void;
}

/**
 * Takes an island the way it goes on the site, in a browser test: rendered to HTML as the server does it, put into
 * the document, woken late under a shared store that has moved on. Needs React's development build, which is the
 * one that reports what differs.
 *
 * @example
 * it.each(Object.entries(islands))('hydrates %s without a message', async (name, definition) => {
 *   const { messages, remove } = await hydrateLikeTheSite({ name, definition, props: examples[name], store });
 *   expect(messages).toEqual([]);
 *   remove();
 * });
 */
export async function hydrateLikeTheSite(island: IslandUnderTest): Promise<HydratedIsland> {
  if (!inDevelopment) throw new Error("React's production build does not report what differs.");
  const { name, definition, props, store } = island;
  const { messages, stop } = collectConsoleMessages();
  try {
    const { default: component } = await definition.load();
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
    // Whatever React still has to say comes with its next task.
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
