import { vi } from 'vitest';
import { repeatPresses } from '../hydration/repeat-presses.ts';
import type { Hydrator } from './hydrator.ts';
import { startIslands, type StartOptions } from './start-islands.ts';

let running: AbortController | undefined;

/** Shows HTML and starts its islands with a hydrator that only marks them. */
export function startPage(html: string, options: Partial<StartOptions> = {}) {
  stopPage();
  running = new AbortController();
  document.body.innerHTML = html;
  const firstWake = Promise.withResolvers<HTMLElement>();
  const hydrator = {
    wake: vi.fn(async (element: HTMLElement) => {
      element.dataset['awake'] = '';
      firstWake.resolve(element);
    }),
    repeat: repeatPresses,
    load: vi.fn(async () => undefined),
    unmountWithin: vi.fn(),
  } satisfies Hydrator;
  const loadHydrator = vi.fn(async (): Promise<Hydrator> => hydrator);
  const started = startIslands({ loadHydrator, signal: running.signal, ...options });
  return { loadHydrator, hydrator, firstWake: firstWake.promise, started };
}

export function stopPage(): void {
  running?.abort();
  document.body.replaceChildren();
}
