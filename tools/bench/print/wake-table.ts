import type { ArrivalFigures, TaskPart, WakeFigures } from '../figures.ts';
import { reactRouterArrival } from '../peers.ts';
import { presses, situations } from '../presses.ts';
import { formatKb, formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const head = [
  'press',
  '',
  'feedback ms',
  'there ms',
  'answered ms',
  'files',
  'answers',
  'kB',
  'React ms',
  'longest task ms',
  'most of it',
  'load',
];

/** How many parts of the longest task are shown. */
const shownParts = 3;
const formatPart = ({ name, ms }: TaskPart) => `${name} ${formatNumber(ms)}`;

const arrivalHead = ['', 'painted ms', 'pressed ms', 'there ms', 'press after load ms'];

/** What each press takes in each situation, and the cart of an arriving visitor, as lines of Markdown. */
export function renderWakeTable({ runs, presses: rows, arrivals }: WakeFigures): string[] {
  const serviceWorker = rows.some((row) => row.serviceWorker) ? 'with' : 'without';
  return [
    '',
    `From a press to what it is for: a phone with a processor 4 × slower on slow 4G, ${serviceWorker} a service worker, median of ${runs}`,
    'files: scripts and styles until it is there; answers: pages, and what the page asked the site; kB of both as they travel (brotli)',
    'React: the task that evaluates it, where the press is the first to need it; longest task: of all others; both by processor time',
    'most of it: what the longest of these tasks did, ms: scripts by their file, the browser’s own work by its name',
    '',
    ...renderTable(head, rows.map(renderCells)),
    '',
    'Somebody who arrives and presses the cart at once, and again until it has an effect; times after the navigation, without pictures',
    '',
    ...renderTable(arrivalHead, [...arrivals, reactRouterArrival].map(renderArrivalCells)),
  ];
}

function renderArrivalCells({ name, painted, pressed, there, afterLoad }: ArrivalFigures): string[] {
  return [name, ...[painted, pressed, there, afterLoad].map((figure) => formatNumber(figure))];
}

function renderCells({ key, situation, load, ...row }: WakeFigures['presses'][number]): string[] {
  return [
    presses[key].name,
    situations[situation],
    formatNumber(row.feedback),
    formatNumber(row.there),
    formatNumber(row.answered),
    formatNumber(row.fetched.files),
    formatNumber(row.fetched.responses),
    formatKb(row.fetched.bytes),
    row.longest.react === 0 ? '–' : formatNumber(row.longest.react),
    formatNumber(row.longest.other),
    row.longest.parts.slice(0, shownParts).map(formatPart).join(', ') || '–',
    formatNumber(load, 1),
  ];
}
