import type { Connections, Figures, PageLoad } from '../figures.ts';
import { peers, type Peer } from '../peers.ts';
import type { PageKey } from '../pages.ts';
import { number } from './numbers.ts';
import { table } from './table.ts';

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

/** This run beside the peers. Requests per second move with the machine: theirs are of another run. */
export function peersTable(figures: Figures): string[] {
  const own = [ownRow('this run: home', 'home', figures), ownRow('this run: 12 cards', 'list-12', figures)];
  return [
    '',
    'Beside the peers (kB of gzip; their figures: see tools/bench/peers.ts)',
    '',
    ...table(head, [...own, ...peers].map(cells)),
  ];
}

function ownRow(name: string, key: PageKey, { bytes, render, load, lighthouse }: Figures): Peer {
  const page = bytes?.pages[key];
  const results = lighthouse?.[key];
  const rows = load?.pages[key];
  const list = key === 'list-12';
  return withoutGaps({
    name,
    scriptKb: kilo(page?.script.gzip),
    htmlKb: kilo(page?.html.gzip),
    cssKb: kilo(page?.css.gzip),
    requests: page?.requests,
    lighthouse: results && Object.values(results.scores).join('/'),
    lcpMs: results?.lcp,
    uncached: rows && pair(rows, (row) => row.uncached?.site.perSecond ?? NaN),
    cached: rows && pair(rows, (row) => row.cached.site.perSecond),
    cardMicros: list ? render?.perCard.overall : undefined,
    cardBytes: list ? bytes?.perCard.rawBytes : undefined,
    rssMb: load?.rssMb.uncached,
  });
}

function pair(rows: readonly PageLoad[], of: (row: PageLoad) => number): readonly [number, number] {
  const at = (connections: Connections) => {
    const row = rows.find((one) => one.connections === connections);
    return row ? of(row) : NaN;
  };
  return [at(10), at(100)];
}

const kilo = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);

function withoutGaps(row: { [field in keyof Peer]: Peer[field] | undefined }): Peer {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as unknown as Peer;
}

function cells(peer: Peer): string[] {
  const both = (rates: readonly [number, number] | undefined) =>
    rates ? `${number(rates[0])} · ${number(rates[1])}` : '–';
  return [
    peer.name,
    number(peer.scriptKb, 1),
    number(peer.htmlKb, 1),
    number(peer.cssKb, 1),
    number(peer.requests),
    peer.lighthouse ?? '–',
    number(peer.lcpMs),
    both(peer.uncached),
    both(peer.cached),
    number(peer.cardMicros, 1),
    number(peer.cardBytes),
    number(peer.rssMb),
  ];
}
