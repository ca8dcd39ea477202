import type { Figures } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { attackTable } from './attack-table.ts';
import { bytesTables } from './bytes-tables.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { loadTables } from './load-tables.ts';
import { number } from './numbers.ts';
import { peersTable } from './peers-table.ts';
import { renderTable } from './render-table.ts';
import { wakeTable } from './wake-table.ts';

/** Everything that was measured, as lines of Markdown. */
export function report(figures: Figures, pages: readonly MeasuredPage[]): string[] {
  const { bytes, render, load, lighthouse, wake, attack } = figures;
  return [
    ...machineLines(figures),
    ...(bytes ? bytesTables(bytes, pages) : []),
    ...(render ? renderTable(render, pages) : []),
    ...(load ? loadTables(load, pages, figures.machine.loadClient ?? '') : []),
    ...(lighthouse ? lighthouseTable(lighthouse, pages) : []),
    ...(wake ? wakeTable(wake) : []),
    ...(attack ? attackTable(attack) : []),
    // Of what else is measured they have no figures, or one.
    ...(bytes || load || lighthouse ? peersTable(figures) : []),
  ];
}

function machineLines({ machine }: Figures): string[] {
  const { when, processor, cores, node, chromium, pinned, loadBefore, loadAfter } = machine;
  const quiet = `load average ${number(loadBefore, 1)} before, ${number(loadAfter, 1)} after`;
  return [
    `${when.slice(0, 16).replace('T', ' ')} UTC, ${processor}, ${cores} cores, Node ${node}${chromium ? `, Chromium ${chromium}` : ''}`,
    `${pinned ? 'server on one core, client on another' : 'server and client on the same cores'}; ${quiet}`,
  ];
}
