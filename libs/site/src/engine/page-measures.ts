import { channel } from 'node:diagnostics_channel';
import type { Measure } from '@guildhall/server-kit';

interface PageRender {
  /** Kind of page, as in the page model. */
  kind: string;
  durationMs: number;
}

interface PageLoad {
  /** `error` if the load threw, else as in `PageLoadResult`. */
  outcome: 'found' | 'missing' | 'failed' | 'error';
  durationMs: number;
}

const renders = channel('guildhall:page-render');
const loads = channel('guildhall:page-load');

/** Publishes how long a page took to render. Costs nothing while nobody subscribes. */
export function publishRender(kind: string, since: number): void {
  if (renders.hasSubscribers) renders.publish({ kind, durationMs: performance.now() - since });
}

/** Publishes how a page was read for the cache, rendering included. */
export function publishLoad(outcome: PageLoad['outcome'], since: number): void {
  if (loads.hasSubscribers) loads.publish({ outcome, durationMs: performance.now() - since });
}

const renderMeasure: Measure<PageRender> = {
  channel: renders.name as string,
  name: 'guildhall_page_render_duration_seconds',
  help: 'Pages rendered, by kind',
  labels: ['kind'],
  readLabels: ({ kind }) => ({ kind }),
  readValue: ({ durationMs }) => durationMs / 1_000,
};

const loadMeasure: Measure<PageLoad> = {
  channel: loads.name as string,
  name: 'guildhall_page_load_duration_seconds',
  help: 'Pages read and rendered for the cache, by outcome: missing is a 404, failed and error an error page or an old copy',
  labels: ['outcome'],
  readLabels: ({ outcome }) => ({ outcome }),
  readValue: ({ durationMs }) => durationMs / 1_000,
};

export const pageMeasures = [renderMeasure, loadMeasure];
