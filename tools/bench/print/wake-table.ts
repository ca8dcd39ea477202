import type { TaskPart, WakeFigures } from '../figures.ts';
import { presses, situations } from '../presses.ts';
import { formatKb, formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const head = [
  'press',
  '',
  'feedback ms',
  'bare ms',
  'result ms',
  'response ms',
  'files',
  'responses',
  'kB',
  'React ms',
  'longest task ms',
  'largest parts',
  'load',
];

/** Number of parts shown of the longest task. */
const shownPartCount = 3;
const formatPart = ({ name, ms }: TaskPart) => `${name} ${formatNumber(ms)}`;

/** Times of each press in each situation, as lines of Markdown. */
export function renderWakeTable({ runs, presses: rows }: WakeFigures): string[] {
  const serviceWorker = rows.some((row) => row.serviceWorker) ? 'with' : 'without';
  return [
    '',
    `From a press to its result: a phone with a 4 × slower processor on slow 4G, ${serviceWorker} a service worker, median of ${runs}`,
    'files: scripts and styles until the result; responses: pages and calls to the site; kB of both as sent (brotli)',
    'React: the task that evaluates it, if the press is the first to need it; longest task: of all others; both by processor time',
    'largest parts: of the longest of these tasks, ms: scripts by file, the browser’s own work by name',
    'bare: feedback of a page with only a button, measured alternately',
    '',
    ...renderTable(head, rows.map(renderCells)),
  ];
}

function renderCells({ key, situation, load, ...row }: WakeFigures['presses'][number]): string[] {
  return [
    presses[key].name,
    situations[situation],
    formatNumber(row.feedback),
    formatNumber(row.bareFeedback),
    formatNumber(row.result),
    formatNumber(row.response),
    formatNumber(row.fetched.files),
    formatNumber(row.fetched.responses),
    formatKb(row.fetched.bytes),
    row.longest.react === 0 ? '–' : formatNumber(row.longest.react),
    formatNumber(row.longest.other),
    row.longest.parts.slice(0, shownPartCount).map(formatPart).join(', ') || '–',
    formatNumber(load, 1),
  ];
}
