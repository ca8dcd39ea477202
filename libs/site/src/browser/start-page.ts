import { live, reloadOnceForChunkFailure, startIslands, type StartedIslands } from '@guildhall/islands/start';
import type { Hydrator } from '@guildhall/islands';
import { fetchAhead } from './fetch-ahead.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { fetchIslandFiles } from './island-files.ts';
import { startSharedTransitions } from './shared-transitions.ts';
import { nextPaint } from './next-paint.ts';
import { startProgressBar } from './progress-bar.ts';
import { repeatEarlyPress } from './repeat-early-press.ts';

/**
 * Starts everything that a page runs before the first touch. The build makes the entry that calls it, with the parts of
 * the product that a site has.
 *
 * @param importHydrator fetches React and the site's islands
 * @param files the files of each island
 * @param reasons conditions that wake islands with `reason:<name>`
 * @param isAsking true on a page that asks for consent, whose blocks move after the first touch
 */
export function startPage(
  importHydrator: () => Promise<{ hydrator: Hydrator }>,
  files: string,
  reasons: Record<string, () => boolean>,
  isAsking?: boolean,
): StartedIslands {
  startProgressBar();
  startSharedTransitions();
  if (!isAsking && document.querySelector('[data-autoplay]'))
    void live.then(() => import('./moving-blocks.ts'));
  // The pressed control is shown as busy before React is evaluated.
  const loadHydrator = () =>
    nextPaint()
      .then(importHydrator)
      .then((module) => module.hydrator);
  const fetchFiles = (island: string, priority?: 'low') => fetchIslandFiles(files, island, priority);
  const islands = startIslands({ loadHydrator, onWake: fetchFiles, reasons, onChunkFailure });
  repeatEarlyPress();
  // The back button may undo a choice of category made before this page was reloaded.
  const { search } = location;
  addEventListener('popstate', () => location.search !== search && islands.wakeFor('history'));
  const runCode = (island: string) =>
    loadHydrator()
      .then((hydrator) => hydrator.load(island))
      .catch(() => undefined);
  onFirstInteraction((sign) => fetchAhead(sign, fetchFiles, runCode));
  return islands;
}

export function onChunkFailure(): void {
  // Offline, a reload would lose a page that can still be read.
  if (navigator.onLine && reloadOnceForChunkFailure()) return;
  document
    .querySelectorAll<HTMLElement>('[data-needs-code]')
    .forEach(({ dataset }) => (dataset['failed'] = ''));
}
