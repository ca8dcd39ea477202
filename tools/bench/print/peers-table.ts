import type { Connections, Figures, PageLoad } from '../figures.ts';
import { peers, type Peer } from '../peers.ts';
import type { PageKey } from '../pages.ts';
import { formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const head = [
  '',
  'JS kB',
  'HTML kB',
  'CSS kB',
  'requests',
  'Lighthouse',
  'LCP ms',
  'uncached/s 10 · 100',
  'cached/s 10 · 100',
  'µs/card',
  'B/card',
  'MB',
];

/** This run and the peers. Requests per second depend on the machine: theirs come from another run. */
export function renderPeersTable(figures: Figures): string[] {
  const own = [
    createOwnRow('this run: home', 'home', figures),
    createOwnRow('this run: 12 cards', 'list-12', figures),
  ];
  return [
    '',
    'Compared with the peers (kB of gzip; for their figures see tools/bench/peers.ts)',
    '',
    ...renderTable(head, [...own, ...peers].map(renderCells)),
  ];
}

function createOwnRow(name: string, key: PageKey, { bytes, render, load, lighthouse }: Figures): Peer {
  const page = bytes?.pages[key];
  const results = lighthouse?.[key];
  const rows = load?.pages[key];
  const list = key === 'list-12';
  return removeGaps({
    name,
    scriptKb: toKilo(page?.script.gzip),
    htmlKb: toKilo(page?.html.gzip),
    cssKb: toKilo(page?.css.gzip),
    requests: page?.requests,
    lighthouse: results && Object.values(results.scores).join('/'),
    lcpMs: results?.lcp,
    uncached: rows && toPair(rows, (row) => row.uncached?.site.perSecond ?? NaN),
    cached: rows && toPair(rows, (row) => row.cached.site.perSecond),
    cardMicros: list ? render?.perCard.overall : undefined,
    cardBytes: list ? bytes?.perCard.rawBytes : undefined,
    rssMb: load?.rssMb.uncached,
  });
}

function toPair(rows: readonly PageLoad[], of: (row: PageLoad) => number): readonly [number, number] {
  const computeAt = (connections: Connections) => {
    const row = rows.find((one) => one.connections === connections);
    return row ? of(row) : NaN;
  };
  return [computeAt(10), computeAt(100)];
}

const toKilo = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);

function removeGaps(row: { [field in keyof Peer]: Peer[field] | undefined }): Peer {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as unknown as Peer;
}

function renderCells(peer: Peer): string[] {
  const formatBoth = (rates: readonly [number, number] | undefined) =>
    rates ? `${formatNumber(rates[0])} · ${formatNumber(rates[1])}` : '–';
  return [
    peer.name,
    formatNumber(peer.scriptKb, 1),
    formatNumber(peer.htmlKb, 1),
    formatNumber(peer.cssKb, 1),
    formatNumber(peer.requests),
    peer.lighthouse ?? '–',
    formatNumber(peer.lcpMs),
    formatBoth(peer.uncached),
    formatBoth(peer.cached),
    formatNumber(peer.cardMicros, 1),
    formatNumber(peer.cardBytes),
    formatNumber(peer.rssMb),
  ];
}
