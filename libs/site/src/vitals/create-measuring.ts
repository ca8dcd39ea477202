import { readBootData } from '../boot-data.ts';
import type { ReportOptions } from './report-vitals.ts';

/**
 * Creates the function that starts to measure the page, once, if the page names its route. Its code is fetched when the
 * browser has nothing else to do.
 */
export function createMeasuring(options: Omit<ReportOptions, 'route'>): () => void {
  let isStarted = false;
  return () => {
    const route = readBootData('vitals');
    if (isStarted || route === undefined) return;
    isStarted = true;
    (globalThis.requestIdleCallback ?? setTimeout)(() =>
      // Offline, or a newer build: the next page is measured.
      import('./report-vitals.ts').then(
        ({ reportVitals }) => reportVitals({ route, ...options }),
        () => undefined,
      ),
    );
  };
}
