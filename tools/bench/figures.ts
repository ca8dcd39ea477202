import type { PageKey, ScoredKey, WeighedKey } from './pages.ts';
import type { PressKey, Situation } from './presses.ts';

/**
 * Bytes of the same content uncompressed and compressed. Compressed by the benchmark itself: gzip at 9, brotli at 11.
 */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
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
  scripts: number;
  requests: number;
}

/** Everything an island fetches when it is first touched. */
export interface IslandBytes {
  name: string;
  path: string;
  script: Weight;
  requests: number;
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

/** Time to render pages in one process, without HTTP, µs. */
export interface RenderFigures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of one page, measured alternately with the others: the lowest of several rounds. */
  cpuMicros: number;
}

/** One target under load. */
export interface LoadFigures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server per request, µs; `undefined` where the system does not report it. */
  cpuMicros: number | undefined;
  /** Resident memory right after, MB. */
  rssMb: number | undefined;
}

/** The site, compared with a bare Fastify that sends a constant buffer of the same bytes under the same headers. */
export interface LoadBesideConstant {
  site: LoadFigures;
  constant: LoadFigures;
  /** Requests per second, relative to the constant's. */
  ratio: number;
  /** The same by processor time per request: less affected by other programs. */
  cpuRatio: number | undefined;
}

export type Connections = 10 | 100;

export interface PageLoad {
  connections: Connections;
  /** Cached pages, brotli, as browsers get them. */
  cached: LoadBesideConstant;
  /**
   * Rendered for each request, without compression. `undefined` where visitors would wait so long that
   * the site refuses more of them.
   */
  uncached?: LoadBesideConstant;
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseFigures {
  /** The worst of all runs, 0–100. */
  scores: Record<Category, number>;
  /** Audits that failed a category in any run. */
  failing: string[];
  runs: number;
  /** Medians, ms. */
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  byProcessor: ByProcessor;
  /** The slowest run, ms. */
  lcpWorst: number;
  /** The same page without its scripts, in the same run; only for editorial pages. */
  withoutScripts: LighthouseControl | undefined;
}

/** A page without scripts, which blocks nothing: what its score and blocking time lack is lost by the machine. */
export interface LighthouseControl {
  /** The worst of all runs, 0–100. */
  performance: number;
  /** Medians, ms. */
  lcp: number;
  tbt: number;
  byProcessor: ByProcessor;
}

/** By processor time instead of the clock, which also runs while other processes have the processor. */
export interface ByProcessor {
  /** The worst of all runs, 0–100. */
  performance: number;
  /** Total blocking time, median, ms. */
  tbt: number;
}

export interface PressFetches {
  files: number;
  /** Pages and responses of the site's server and the shop. */
  responses: number;
  /** Of both, as sent: brotli, with response headers. */
  bytes: number;
}

/** Part of a task, ms of processor time. */
export interface TaskPart {
  name: string;
  ms: number;
}

/** Tasks that block a page after a press, ms of processor time. */
export interface LongestTasks {
  /** The task that evaluates React for the first time; 0 if that was before the press. */
  react: number;
  /** The longest of all others. */
  other: number;
  /** The largest parts of that task: scripts by file, the browser's own work by name; ms of each. */
  parts: readonly TaskPart[];
}

/** From a press to its result, on a throttled phone. Times in ms, from the touch of the screen to a painted frame. */
export interface PressFigures {
  /** The control is busy, or its dialog is open. */
  feedback: number;
  result: number;
  /** The shop has responded, if it was called. */
  response: number | undefined;
  fetched: PressFetches;
  longest: LongestTasks;
  /** A service worker controlled the page. */
  serviceWorker: boolean;
}

/** Every press in every situation. Medians, but maxima of what was fetched. */
export interface WakeFigures {
  runs: number;
  presses: (PressFigures & {
    key: PressKey;
    situation: Situation;
    load: number;
    /** Feedback of a page with only a button, measured alternately, ms: what this machine needs for a frame. */
    bareFeedback: number;
  })[];
}

/** Cost of each additional card. */
export interface CardCost {
  /** Bytes of HTML. */
  rawBytes: number;
  gzipBytes: number;
  brotliBytes: number;
}

export interface Slope {
  /** From 12 to 120 cards, and from 120 to 1,200. */
  early: number;
  late: number;
  /** From 12 to 1,200. */
  overall: number;
}

export interface Figures {
  machine: {
    when: string;
    processor: string;
    cores: number;
    node: string;
    chromium: string | undefined;
    pinned: boolean;
    loadClient: string | undefined;
    loadBefore: number;
    loadAfter: number;
  };
  paths: Record<PageKey, string>;
  bytes?: {
    pages: Partial<Record<WeighedKey, PageBytes>>;
    /** The pages of a site with a tag manager, for visitors who are asked for consent, and who have refused. */
    consent?: Record<'asked' | 'refused', Partial<Record<WeighedKey, PageBytes>>>;
    islands: IslandBytes[];
    releases: ReleaseBytes[];
    perCard: CardCost;
  };
  render?: {
    /** The site's pages: body, styles and document. */
    site: Partial<Record<PageKey, RenderFigures>>;
    /** A plain, small React page with as many cards, by a bare `renderToString`. */
    plain: Partial<Record<PageKey, RenderFigures>>;
    /** Processor time for a list of 12 whose content is read each time and has not changed, µs. */
    readAgainMicros: number;
    perCard: Slope;
    plainPerCard: Slope;
  };
  load?: {
    pages: Partial<Record<PageKey, PageLoad[]>>;
    /**
     * Fastify and a bare `renderToString` of the plain page with 12 cards, measured alternately with the site's list of
     * 12.
     */
    plain: { connections: Connections; figures: LoadFigures; site: LoadFigures }[];
    /** Memory after all load, MB. */
    rssMb: { cached: number | undefined; uncached: number | undefined };
  };
  lighthouse?: Partial<Record<ScoredKey, LighthouseFigures>>;
  wake?: WakeFigures;
}
