import type { Figures, IslandBytes, LoadBeside, RenderTimes, WakeFigures } from '../figures.ts';
import type { ScoredKey, WeighedKey } from '../pages.ts';
import { presses, type PressKey, type Situation } from '../presses.ts';

export interface Budget {
  what: string;
  unit: 'B' | 'ms' | 'MB' | '%' | '';
  atMost?: number;
  atLeast?: number;
  /** Depends on bytes alone: these are the same on every machine, and `npm test` checks them. */
  bytes?: true;
  /** Measured on the workspace's own site only: another one may ask for no consent. */
  workspaceOnly?: true;
  /** The figure; `undefined` if it was not measured. */
  of(figures: Figures): number | undefined;
  /** The same figure of something that costs a browser as little as possible, from the same run. */
  control?: Control;
}

/** If it misses the budget, too, the machine cannot show whether the site meets it. */
export interface Control {
  what: string;
  of(figures: Figures): number | undefined;
  /** A figure that is worse than the control by more misses the budget on any machine. */
  margin: number;
}

const editorial = ['home', 'article', 'list-12'] as const;
const interactive: readonly ScoredKey[] = ['home-consent', 'product', 'membership', 'login', 'search'];
const withLittleScript: readonly WeighedKey[] = [...editorial, 'product', 'membership', 'styleguide'];

/**
 * About 3 % above what they are, so that a mended fault is not refused for some bytes. React alone is 62,000 B. These
 * also load the shop's client and the cart (pressing a product opens its drawer), or countries and a checkout. The cart knows
 * the quantities in which a shop sells a product, about 600 B, before the first press adds one of them. The rules of postal
 * addresses are a file of their own, which the profile shares: about 50 B more for the sign-up.
 */
const heavyIslands: Readonly<Record<string, number>> = {
  'buy-product': 86_700,
  cart: 85_000,
  'sign-up': 81_900,
};

/** The site's promises. Bytes are of gzip at 9 unless the name says otherwise. */
export const budgets: readonly Budget[] = [
  ...withLittleScript.map((page): Budget => ({
    what: `script before touch, ${page}`,
    unit: 'B',
    atMost: 5_000,
    bytes: true,
    of: ({ bytes }) => bytes?.pages[page]?.script.gzip,
  })),
  ...(['asked', 'refused'] as const).map((visitor): Budget => ({
    what: `script before touch, worst page, visitor ${visitor === 'asked' ? 'who is asked for consent' : 'who refused'}`,
    unit: 'B',
    atMost: 5_000,
    bytes: true,
    workspaceOnly: true,
    of: ({ bytes }) =>
      bytes?.consent && findMax(Object.values(bytes.consent[visitor]), ({ script }) => script.gzip),
  })),
  ...editorial.map((page): Budget => ({
    what: `HTML without styles and metadata, ${page}`,
    unit: 'B',
    // Home shows almost every kind of block. 40 B are links by which one withdraws from a contract or cancels it.
    atMost: page === 'home' ? 6_000 : 5_050,
    bytes: true,
    of: ({ bytes }) => bytes?.pages[page]?.htmlForVisitors.gzip,
  })),
  ...editorial.map((page): Budget => ({
    what: `metadata for search engines and previews, ${page}`,
    unit: 'B',
    // The difference of two compressions moves by some bytes with the hashes in the page's links: 3 % of room.
    atMost: 465,
    bytes: true,
    of: ({ bytes }) => {
      const weights = bytes?.pages[page];
      return weights && weights.htmlWithoutStyle.gzip - weights.htmlForVisitors.gzip;
    },
  })),
  ...editorial.map((page): Budget => ({
    what: `styles, ${page}`,
    unit: 'B',
    // Names that no other site has (`--gh-`) are 64 B of home's.
    atMost: page === 'home' ? 9_600 : 8_000,
    bytes: true,
    of: ({ bytes }) => bytes?.pages[page]?.css.gzip,
  })),
  {
    what: 'HTML per additional card, uncompressed',
    unit: 'B',
    atMost: 600,
    bytes: true,
    of: ({ bytes }) => bytes?.perCard,
  },
  {
    what: 'script of the heaviest other island when it wakes first',
    unit: 'B',
    atMost: 73_600,
    bytes: true,
    of: ({ bytes }) => bytes && findHeaviest(bytes.islands.filter(({ name }) => !(name in heavyIslands))),
  },
  ...Object.entries(heavyIslands).map(([island, atMost]): Budget => ({
    what: `script of ${island} when it wakes first`,
    unit: 'B',
    atMost,
    bytes: true,
    of: ({ bytes }) => bytes && findHeaviest(bytes.islands.filter(({ name }) => name === island)),
  })),
  {
    what: 'scripts that a returning visitor loads after a change of one island, worst',
    unit: 'B',
    atMost: 28_000,
    bytes: true,
    of: ({ bytes }) => bytes && findMax(bytes.releases, ({ script }) => script.gzip),
  },
  {
    what: 'most files of an island that wakes first',
    unit: '',
    atMost: 8,
    bytes: true,
    of: ({ bytes }) => bytes && findMax(bytes.islands, ({ files }) => files),
  },
  {
    what: 'files that an island fetches only after others have arrived',
    unit: '',
    atMost: 0,
    bytes: true,
    of: ({ bytes }) => bytes && findMax(bytes.islands, ({ filesAfterOthers }) => filesAfterOthers),
  },
  {
    what: 'requests before touch, article',
    unit: '',
    atMost: 8,
    bytes: true,
    of: ({ bytes }) => bytes?.pages.article?.requests,
  },

  {
    what: 'list of 12 in process, relative to a bare renderToString, by processor time',
    unit: '%',
    atLeast: 60,
    of: ({ render }) => render && computeInProcess(render),
  },
  {
    what: 'render per additional card, relative to the plain page',
    unit: '%',
    // 8 µs where the plain React page takes 5.8.
    atMost: (8 / 5.8) * 100,
    of: ({ render }) => render && (computePerCard(render.site) / computePerCard(render.plain)) * 100,
  },
  ...([10, 100] as const).flatMap((connections): Budget[] => [
    {
      what: `cached, relative to a constant with the same headers, by processor time, worst page, ${connections} connections`,
      unit: '%',
      atLeast: 80,
      of: ({ load }) => load && computeLeastShare(load.cached, connections),
    },
    {
      what: `uncached list of 12, relative to a bare renderToString, by processor time, ${connections} connections`,
      unit: '%',
      atLeast: 60,
      of: ({ load }) => load && computeLeastShare(load.uncached, connections),
    },
  ]),
  {
    what: 'memory after load, cached',
    unit: 'MB',
    atMost: 240,
    of: ({ load }) => load?.rssMb,
  },

  {
    what: 'first feedback after a press, worst',
    unit: 'ms',
    atMost: 100,
    of: ({ wake }) => findWorstPress(wake, ({ feedback }) => feedback),
    control: {
      what: 'a page with only a button',
      of: ({ wake }) => findWorstPress(wake, ({ bareFeedback }) => bareFeedback),
      // Three frames.
      margin: 50,
    },
  },
  ...(['cart', 'cartInShop', 'add'] as const).map((button): Budget => ({
    what: `drawer after a cold press, ${presses[button].name}`,
    unit: 'ms',
    atMost: 1_300,
    of: ({ wake }) => findWorstPress(wake, getArrival, isPress(button, 'cold')),
  })),
  // On other pages a scroll does not fetch the cart.
  ...(['cartInShop', 'add'] as const).map((button): Budget => ({
    what: `drawer two seconds after a first scroll, ${presses[button].name}`,
    unit: 'ms',
    atMost: 400,
    of: ({ wake }) => findWorstPress(wake, getArrival, isPress(button, 'afterScroll')),
  })),
  {
    what: 'most files that a press fetches',
    unit: '',
    atMost: 8,
    of: ({ wake }) => findWorstPress(wake, ({ files }) => files),
  },
  {
    what: 'longest task after a press except React’s first, worst',
    unit: 'ms',
    atMost: 50,
    of: ({ wake }) => findWorstPress(wake, ({ longestTask }) => longestTask),
  },

  ...editorial.flatMap((page): Budget[] => [
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category): Budget => ({
      what: `Lighthouse ${category}, worst run, ${page}`,
      unit: '',
      atLeast: 100,
      of: ({ lighthouse }) => lighthouse?.[page]?.scores[category],
      ...(category === 'performance' && {
        control: {
          what: 'without scripts',
          of: ({ lighthouse }) => lighthouse?.[page]?.withoutScripts?.scores.performance,
          // Runs of one page differ by as much where the browser waits for itself.
          margin: 10,
        },
      }),
    })),
    {
      what: `blocking time added by scripts, ${page}`,
      unit: 'ms',
      // A long task begins at as much.
      atMost: 50,
      of: ({ lighthouse }) => {
        const { tbt = NaN, withoutScripts } = lighthouse?.[page] ?? {};
        return withoutScripts && tbt - withoutScripts.tbt;
      },
    },
    {
      what: `LCP added by scripts, ${page}`,
      unit: 'ms',
      atMost: 50,
      of: ({ lighthouse }) => {
        const { lcp = NaN, withoutScripts } = lighthouse?.[page] ?? {};
        return withoutScripts && lcp - withoutScripts.lcp;
      },
    },
  ]),

  ...interactive.flatMap((page) =>
    (['accessibility', 'best-practices', 'seo'] as const).map((category): Budget => ({
      what: `Lighthouse ${category}, worst run, ${page}`,
      unit: '',
      atLeast: 100,
      of: ({ lighthouse }) => lighthouse?.[page]?.scores[category],
    })),
  ),
];

type WakePress = WakeFigures['presses'][number];

const getArrival = (press: WakePress) => press.result;
const isPress = (key: PressKey, situation: Situation) => (press: WakePress) =>
  press.key === key && press.situation === situation;

/** The worst of all presses, or of the matching ones. */
function findWorstPress(
  wake: Figures['wake'],
  of: (press: WakePress) => number,
  isMeant: (press: WakePress) => boolean = () => true,
): number | undefined {
  return wake && Math.max(...wake.presses.filter(isMeant).map(of));
}

function findHeaviest(islands: readonly IslandBytes[]): number {
  return findMax(islands, ({ script }) => script.gzip);
}

/** NaN without items: a budget for an island that is no longer on any page is missed. */
function findMax<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.length > 0 ? Math.max(...items.map(of)) : NaN;
}

/** Share of a request's processor time that the other server needs, %: the least of all pages. */
function computeLeastShare(rows: readonly LoadBeside[], connections: number): number {
  return Math.min(
    ...rows.filter((row) => row.connections === connections).map(({ site, other }) => (other / site) * 100),
  );
}

const computeInProcess = ({ site, plain }: NonNullable<Figures['render']>) =>
  ((plain['list-12'] ?? NaN) / (site['list-12'] ?? NaN)) * 100;

/** Processor time of each additional card, µs. */
const computePerCard = (times: RenderTimes) =>
  ((times['list-1200'] ?? NaN) - (times['list-12'] ?? NaN)) / (1200 - 12);
