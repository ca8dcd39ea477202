import type { Figures } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { listScoredPages } from '../lighthouse/measure-lighthouse.ts';
import { renderBytesTables } from './bytes-tables.ts';
import { renderLighthouseTable } from './lighthouse-table.ts';
import { renderLoadTables } from './load-tables.ts';
import { formatNumber } from './numbers.ts';
import { renderRenderTable } from './render-table.ts';
import { renderWakeTable } from './wake-table.ts';

/** All measurements, as lines of Markdown. */
export function renderReport(figures: Figures, pages: readonly MeasuredPage[]): string[] {
  const { bytes, render, load, lighthouse, wake } = figures;
  return [
    ...renderMachine(figures),
    ...(bytes ? renderBytesTables(bytes, pages) : []),
    ...(render ? renderRenderTable(render, pages) : []),
    ...(load ? renderLoadTables(load, pages, figures.machine.loadClient ?? '') : []),
    ...(lighthouse ? renderLighthouseTable(lighthouse, listScoredPages(pages)) : []),
    ...(wake ? renderWakeTable(wake) : []),
  ];
}

function renderMachine({ machine }: Figures): string[] {
  const { when, processor, cores, node, chromium, pinned, loadBefore, loadAfter } = machine;
  const quiet = `load average ${formatNumber(loadBefore, 1)} before, ${formatNumber(loadAfter, 1)} after`;
  return [
    `${when.slice(0, 16).replace('T', ' ')} UTC, ${processor}, ${cores} cores, Node ${node}${chromium ? `, Chromium ${chromium}` : ''}`,
    `${pinned ? 'server on one core, client on another' : 'server and client on the same cores'}; ${quiet}`,
  ];
}
