import type { ArrivalFigures } from './figures.ts';

/**
 * Figures of other ways to build such a site, for comparison. Measured on two cores, Node 24.21,
 * Chromium 156 and Lighthouse 13.5: script, HTML and Lighthouse (medians of three) behind one edge with TLS, HTTP/2 and
 * brotli; requests per second on one core without it, uncompressed, with content from memory. "Editorial" pages are the
 * same small page of 12 cards in each framework; shops are their own demonstration pages, and heavier.
 */
export interface Peer {
  name: string;
  /** Before touch, kB of gzip. */
  scriptKb?: number;
  htmlKb?: number;
  /** kB: gzip of files, or uncompressed where it is part of the page. */
  cssKb?: number;
  requests?: number;
  lighthouse?: string;
  lcpMs?: number;
  /** Requests per second, rendered each time, at 10 and 100 connections. */
  uncached?: readonly [number, number];
  cached?: readonly [number, number];
  /** Cost of each additional card. */
  cardMicros?: number;
  cardBytes?: number;
  rssMb?: number;
}

export const peers: readonly Peer[] = [
  {
    name: 'Astro, editorial (no React)',
    scriptKb: 0,
    htmlKb: 4.4,
    cssKb: 2.8,
    requests: 2,
    lighthouse: '100/100/100/100',
    lcpMs: 1080,
    uncached: [2699, 2957],
    cached: [8807, 9639],
    cardMicros: 2.3,
    cardBytes: 527,
    rssMb: 354,
  },
  {
    name: 'TanStack Start, editorial',
    scriptKb: 111.3,
    htmlKb: 5.5,
    cssKb: 1.1,
    requests: 5,
    lighthouse: '100/100/100/100',
    lcpMs: 1502,
    uncached: [1118, 1451],
    cardMicros: 12.8,
    cardBytes: 928,
    rssMb: 356,
  },
  {
    name: 'React Router 8, editorial',
    scriptKb: 111.3,
    htmlKb: 6.2,
    cssKb: 1.1,
    requests: 8,
    lighthouse: '100/100/100/100',
    lcpMs: 1506,
    uncached: [688, 923],
    cardMicros: 18.9,
    cardBytes: 917,
    rssMb: 339,
  },
  {
    name: 'Next 16, editorial',
    scriptKb: 135,
    htmlKb: 6.6,
    cssKb: 1.1,
    requests: 9,
    lighthouse: '100/100/100/100',
    lcpMs: 1358,
    uncached: [311, 338],
    cached: [1622, 2101],
    cardMicros: 56.6,
    cardBytes: 1403,
    rssMb: 429,
  },
  {
    name: 'Hydrogen, home',
    scriptKb: 110.2,
    htmlKb: 4.3,
    cssKb: 2.5,
    requests: 24,
    lighthouse: '100/98/96/92',
    lcpMs: 1485,
    uncached: [298, 306],
    rssMb: 342,
  },
  {
    name: 'Next.js Commerce, home',
    scriptKb: 175,
    htmlKb: 29.7,
    cssKb: 50.8,
    requests: 28,
    lighthouse: '98/96/96/100',
    lcpMs: 2028,
    uncached: [48, 50],
    rssMb: 528,
  },
  {
    name: 'Medusa starter, home',
    scriptKb: 420.3,
    htmlKb: 14.8,
    cssKb: 14.7,
    requests: 35,
    lighthouse: '89/92/100/92',
    lcpMs: 1701,
    uncached: [46, 38],
    rssMb: 650,
  },
  {
    name: 'limit: Fastify + renderToString',
    uncached: [7281, 7299],
    cardMicros: 5.8,
    cardBytes: 528,
    rssMb: 174,
  },
  {
    name: 'limit: Fastify, constant buffer',
    cached: [50_477, 49_460],
    cardMicros: 0.2,
    rssMb: 96,
  },
];

/**
 * React Router 8.4 in framework mode with React 19.2.9, as its own server sends it: the same small page of 12 cards, its
 * data from a loader, and a cart button in the header that opens a dialog by state. 102.6 kB of script (gzip), hydrated as
 * a whole. Measured on 22 November 2026 as `npm run bench -- --only wake --beside` does, in turn with this site on two
 * cores that others used as well (load average 20): upper bounds. Medians of five.
 */
export const reactRouterArrival: ArrivalFigures = {
  name: 'React Router 8, editorial',
  painted: 1628,
  pressed: 2464,
  result: 2771,
  afterLoad: 251,
};
