import type { PageKey, WeighedKey } from './pages.ts';
import type { PressKey, Situation } from './presses.ts';

/** Bytes of the same thing as it is, and as it travels. Compressed by the benchmark itself: gzip at 9, brotli at 11. */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

/** What a page weighs before anybody touches it. */
export interface PageBytes {
  html: Weight;
  /** The HTML without what is in its `<style>`. */
  htmlWithoutStyle: Weight;
  /** The `<style>` in the head, and stylesheets if there are any. */
  css: Weight;
  /** All script that was fetched or is in the page. */
  script: Weight;
  scripts: number;
  requests: number;
}

/** What an island fetches when it is first touched. */
export interface IslandBytes {
  name: string;
  path: string;
  script: Weight;
  requests: number;
  /** Scripts and styles. */
  files: number;
  /** Those of them that were requested only when others had arrived: each such step is a round trip more. */
  filesAfterOthers: number;
}

/** How fast pages are made in one process, without HTTP. Times in µs. */
export interface RenderFigures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of one page, measured in turn with the others: the least of several turns. */
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

/** The site beside a bare Fastify that sends a constant buffer of the same bytes under the same headers. */
export interface LoadBesideConstant {
  site: LoadFigures;
  constant: LoadFigures;
  /** Requests per second of the site, of the constant's. */
  ratio: number;
  /** The same by processor time per request: less affected by what else the machine does. */
  cpuRatio: number | undefined;
}

export type Connections = 10 | 100;

export interface PageLoad {
  connections: Connections;
  /** Cached pages, brotli, as browsers get them. */
  cached: LoadBesideConstant;
  /**
   * Rendered for each request, without compression, as the peers were measured. `undefined` where visitors would wait
   * so long that the site refuses further ones.
   */
  uncached?: LoadBesideConstant;
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseFigures {
  /** The worst of the runs, 0–100. */
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
  /** As `tbt`, by processor time instead of the clock: what is left where no other process gets in the way. */
  tbtByProcessor: number;
  /** The slowest run, ms. */
  lcpWorst: number;
  /** The same page with its scripts stripped, in the same run: median, ms. */
  lcpWithoutScripts: number;
}

/** What came over the network between a press and what it is for. */
export interface PressFetches {
  /** Scripts and stylesheets. */
  files: number;
  /** Pages and answers of the site's server and of the shop. */
  responses: number;
  /** Of both, as they travelled: brotli, with the heads of the answers. */
  bytes: number;
}

/** What a task did, ms of processor time. */
export interface TaskPart {
  name: string;
  ms: number;
}

/** Tasks in which a page lets nothing else through after a press, ms of processor time. */
export interface LongestTasks {
  /** The task that evaluates React for the first time; 0 if that was before the press. */
  react: number;
  /** The longest of all others. */
  other: number;
  /** What took most of that one: scripts by their file, work of the browser by its name; ms of each. */
  parts: readonly TaskPart[];
}

/**
 * From a press to what it is for, on a throttled phone. Times in ms, from the touch of the screen to a painted frame.
 */
export interface PressFigures {
  /** The control is busy, or its dialog is open. */
  feedback: number;
  there: number;
  /** The shop has answered, where it is asked. */
  answered: number | undefined;
  fetched: PressFetches;
  longest: LongestTasks;
  /** Whether a service worker had the page. */
  serviceWorker: boolean;
}

/**
 * A visitor who opens a page and presses the cart at once, and again until that has an effect. ms after the
 * navigation.
 */
export interface Arrival {
  /** The first contentful paint. */
  painted: number;
  /** The press that had an effect. */
  pressed: number;
  there: number;
}

/** Another site's page on the same phone, or the home page of this one. */
export interface ArrivalFigures extends Arrival {
  name: string;
  /** A press on the cart after everything was loaded: until what it is for is there, ms. */
  afterLoad: number;
}

/** Everything that is pressed, in every situation. Medians, but the most of what was fetched. */
export interface WakeFigures {
  runs: number;
  presses: (PressFigures & {
    key: PressKey;
    situation: Situation;
    /** Load average of the last minute. */
    load: number;
  })[];
  arrivals: ArrivalFigures[];
}

/** The answers to one visitor who repeats one request. Times in ms. */
export interface Visits {
  visits: number;
  p50: number;
  p99: number;
  /** Answers that were errors, and their statuses. */
  errors: number;
  statuses: string[];
}

/** A cached page, a page that has not been rendered yet, a cart. */
export type VisitFigures = Record<'cached' | 'new' | 'cart', Visits>;

/** The result of an attack from one address, and the times of another visitor before and meanwhile. */
export interface AttackFigures {
  name: string;
  /** How often the attacker got which status. */
  answers: Record<string, number>;
  before: VisitFigures;
  meanwhile: VisitFigures;
  /** Requests that reached the content service though it answers no visitor with them. */
  otherRoutes: number;
  /** Copies of pages on disk afterwards. */
  diskMb: number;
  /** Memory of the site afterwards. */
  rssMb: number | undefined;
}

/** The measured result of requests that arrive byte by byte. */
export interface DripResult {
  /** Visits that were refused before the first that was served. */
  refusals: number;
  /** Time until a visitor got a page, ms; `undefined` if none did. */
  servedMs: number | undefined;
  /** Connections of the attacker that the site still held at the end. */
  remaining: number;
}

export interface DripFigures extends DripResult {
  /** The site's limit of connections, and the attacker's number of them. */
  connections: number;
  /** Duration of the attack. */
  seconds: number;
}

/** What one more card costs. */
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
    /** Load average of the last minute, before and after: how much else the machine had to do. */
    loadBefore: number;
    loadAfter: number;
  };
  paths: Record<PageKey, string>;
  bytes?: { pages: Partial<Record<WeighedKey, PageBytes>>; islands: IslandBytes[]; perCard: CardCost };
  render?: {
    /** The site's pages: body, styles and document. */
    site: Partial<Record<PageKey, RenderFigures>>;
    /** A plain React page of the peers' measure with as many cards, by a bare `renderToString`. */
    plain: Partial<Record<PageKey, RenderFigures>>;
    /** Processor time for a list of 12 whose content is read each time and has not changed, µs. */
    readAgainMicros: number;
    /** Processor time, µs. */
    perCard: Slope;
    plainPerCard: Slope;
  };
  load?: {
    pages: Partial<Record<PageKey, PageLoad[]>>;
    /**
     * Fastify and a bare `renderToString` of the plain page with 12 cards, and in turn with it the site's list of 12.
     */
    plain: { connections: Connections; figures: LoadFigures; site: LoadFigures }[];
    /** Memory after all load, MB. */
    rssMb: { cached: number | undefined; uncached: number | undefined };
  };
  lighthouse?: Partial<Record<PageKey, LighthouseFigures>>;
  wake?: WakeFigures;
  attack?: { floods: AttackFigures[]; drips: DripFigures[] };
}
