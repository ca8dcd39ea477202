import { vi } from 'vitest';
import type { Awakener } from './awakener.ts';
import { startIslands, type StartOptions } from './start-islands.ts';

let running: AbortController | undefined;

/** Puts HTML into the page and starts its islands with an awakener that hydrates nothing: it only marks them. */
export function startPage(html: string, options: Partial<StartOptions> = {}) {
  stopPage();
  running = new AbortController();
  document.body.innerHTML = html;
  const firstWake = Promise.withResolvers<HTMLElement>();
  const awakener = {
    wake: vi.fn(async (element: HTMLElement) => {
      element.dataset['awake'] = '';
      firstWake.resolve(element);
    }),
    unmountWithin: vi.fn(),
  } satisfies Awakener;
  const awaken = vi.fn(async (): Promise<Awakener> => awakener);
  const started = startIslands({ awaken, signal: running.signal, ...options });
  return { awaken, awakener, firstWake: firstWake.promise, started };
}

/** Empties the page and stops listening. */
export function stopPage(): void {
  running?.abort();
  document.body.replaceChildren();
}
