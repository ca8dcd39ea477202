import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { startIslands } from '../start/start-islands.ts';
import { collectConsoleMessages } from '../testing/console-messages.ts';
import { createHydrator } from './create-hydrator.ts';
import type { IslandDefinition } from './island-definition.ts';

let running: AbortController | undefined;
let collected: ReturnType<typeof collectConsoleMessages> | undefined;

/** Shows a page as the server renders it, starts its islands and collects console messages. */
export function startPage(page: ReactElement, islands: Record<string, IslandDefinition>) {
  stopPage();
  running = new AbortController();
  collected = collectConsoleMessages();
  document.body.innerHTML = renderToString(page);
  const store = createStore();
  const onCrash = vi.fn<(name: string, error: unknown) => void>();
  const onChunkFailure = vi.fn<(error: unknown) => void>();
  const onForeignChange = vi.fn<(name: string) => void>();
  const hydrator = createHydrator({ islands, store, onCrash, onForeignChange });
  const started = startIslands({
    loadHydrator: async () => hydrator,
    onChunkFailure,
    signal: running.signal,
  });
  return { hydrator, messages: collected.messages, onChunkFailure, onCrash, onForeignChange, started, store };
}

export function stopPage(): void {
  running?.abort();
  collected?.stop();
  document.body.replaceChildren();
}

export function settledIsland(island: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const look = () => {
    if (!island.matches('[data-awake],[data-crashed]')) return;
    observer.disconnect();
    resolve(undefined);
  };
  const observer = new MutationObserver(look);
  observer.observe(island, { attributes: true });
  look();
  return promise;
}
