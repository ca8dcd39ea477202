import { gzipSync } from 'node:zlib';
import type { PageKey, ScoredKey, WeighedKey } from './pages.ts';
import type { PressKey, Situation } from './presses.ts';

/** Bytes of the same content uncompressed, and compressed by the benchmark itself with gzip at 9. */
export interface Weight {
  raw: number;
  gzip: number;
}

/** Weighs contents uncompressed, and each compressed by itself at the highest level, as on the network. */
export function weigh(contents: readonly (Buffer | string)[]): Weight {
  const total = { raw: 0, gzip: 0 };
  for (const content of contents) {
    const bytes = Buffer.from(content);
    total.raw += bytes.length;
    total.gzip += gzipSync(bytes, { level: 9 }).length;
  }
  return total;
}

/** Weight of a page before the first touch. */
export interface PageBytes {
  html: Weight;
  /** The HTML without the contents of its `<style>`. */
  htmlWithoutStyle: Weight;
  /** Without styles and metadata: what visitors' browsers need. */
  htmlForVisitors: Weight;
  /** The `<style>` in the head, and any stylesheets. */
  css: Weight;
  /** All script that was fetched or is in the page. */
  script: Weight;
  requests: number;
}

/** Everything an island fetches when it is first touched. */
export interface IslandBytes {
  name: string;
  path: string;
  script: Weight;
  files: number;
  /** Files requested only after others had arrived: each such step costs one more round trip. */
  filesAfterOthers: number;
}

/** Scripts that a returning visitor loads after a release that has changed one island. */
export interface ReleaseBytes {
  island: string;
  script: Weight;
  files: number;
}

/** Processor time of one page, rendered in a process without HTTP, µs: the lowest of several rounds. */
export type RenderTimes = Partial<Record<PageKey, number>>;

export type Connections = 10 | 100;

/** Processor time of a server per request, µs, beside that of one to compare it with, measured alternately. */
export interface LoadBeside {
  connections: Connections;
  site: number;
  other: number;
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseFigures {
  /** The worst of all runs, 0–100. */
  scores: Record<Category, number>;
  /** Audits that failed a category in any run. */
  failing: string[];
  /** Medians, ms. */
  lcp: number;
  tbt: number;
}

/** From a press to its result, on a throttled phone. Times in ms, from the touch of the screen to a painted frame. */
export interface PressFigures {
  /** The control is busy, or its dialog is open. */
  feedback: number;
  result: number;
  /** Scripts and styles that were fetched until the result. */
  files: number;
  /** The longest task after the press except the one that evaluates React for the first time, ms of processor time. */
  longestTask: number;
}

/** Every press in every situation. Medians, but maxima of what was fetched. */
export interface WakeFigures {
  presses: (PressFigures & {
    key: PressKey;
    situation: Situation;
    /** Feedback of a page with only a button, measured alternately, ms: what this machine needs for a frame. */
    bareFeedback: number;
  })[];
}

export interface Figures {
  machine: { when: string; processor: string; cores: number; node: string; load: number };
  bytes?: {
    pages: Partial<Record<WeighedKey, PageBytes>>;
    /** The pages of a site with a tag manager, for visitors who are asked for consent, and who have refused. */
    consent?: Record<'asked' | 'refused', Partial<Record<WeighedKey, PageBytes>>>;
    islands: IslandBytes[];
    releases: ReleaseBytes[];
    /** Bytes of uncompressed HTML for each additional card. */
    perCard: number;
  };
  render?: {
    /** The site's pages: body, styles and document. */
    site: RenderTimes;
    /** A plain, small React page with as many cards, by a bare `renderToString`. */
    plain: RenderTimes;
  };
  load?: {
    /** Pages from the cache, beside a bare Fastify that sends a constant buffer of the same bytes and headers. */
    cached: (LoadBeside & { page: PageKey })[];
    /** The list of 12, rendered for each request, beside Fastify and a bare `renderToString` of the plain page. */
    uncached: LoadBeside[];
    /** Resident memory of the site after all load, MB. */
    rssMb: number;
  };
  lighthouse?: Partial<
    Record<
      ScoredKey,
      LighthouseFigures & {
        /** The same page without its scripts, in the same run; only for editorial pages. */
        withoutScripts?: LighthouseFigures;
      }
    >
  >;
  wake?: WakeFigures;
}

/** The median; of an even number of values the mean of the two in the middle. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}
