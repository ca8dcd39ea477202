import { createRandom } from '../../bench/content/random.ts';
import { daysOfMonth, days, floodRequests, hours, mix, popularity } from './mix.ts';

/** A request of one address of the site. */
export interface ReadStep {
  kind: 'page' | 'product' | 'filter' | 'search' | 'crawler' | 'probe' | 'flood';
  path: string;
}

/** A visitor's next action. */
export type Step = ReadStep | { kind: 'cart' | 'sign-up' | 'login' | 'event' };

export type StepKind = Step['kind'];

/** One visitor's steps, one after the other. */
export interface Visit {
  /** The moment in the month, from 0 to 1. */
  at: number;
  address: string;
  /** The browser has the site's files, and earlier versions of its pages. */
  isReturning: boolean;
  steps: Step[];
}

/** Addresses of the site that the traffic is for. */
export interface SitePlan {
  pages: readonly string[];
  products: readonly string[];
  filters: readonly string[];
  words: readonly string[];
}

export interface TrafficOptions {
  seed: number;
  /** Page views of people in the month. */
  pageViews: number;
  /** One visit in this many is made. */
  every: number;
  plan: SitePlan;
}

/** The visits of a month, in the order of their moments. Equal options make equal visits. */
export function createTraffic({ seed, pageViews, every, plan }: TrafficOptions): Visit[] {
  const random = createRandom(seed);
  const chooseMoment = createMoments(random);
  const choosePage = createChoice(plan.pages, random, popularity);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const decide = (perThousand: number) => random() * 1_000 < perThousand;
  const toAddress = () =>
    `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.${1 + Math.floor(random() * 254)}`;
  const add = (steps: Step[], isReturning = false) =>
    visits.push({ at: chooseMoment(), address: toAddress(), isReturning, steps });
  const visits: Visit[] = [];
  const views = Math.round(pageViews / every);
  const share = (perThousand: number) => Math.round((views * perThousand) / 1_000);

  for (let view = 0; view < views;) {
    const length = Math.min(views - view, chooseLength(random));
    const steps: Step[] = Array.from({ length }, () => ({ kind: 'page', path: choosePage() }));
    view += length;
    if (decide(mix.filter)) steps.push({ kind: 'filter', path: pick(plan.filters) });
    if (decide(mix.search)) steps.push({ kind: 'search', path: `/search?q=${pick(plan.words)}` });
    if (decide(mix.product)) steps.push({ kind: 'product', path: pick(plan.products) });
    if (decide(mix.cart)) steps.push({ kind: 'cart' });
    if (decide(mix.signUp)) steps.push({ kind: 'sign-up' });
    if (decide(mix.login)) steps.push({ kind: 'login' });
    add(steps, decide(mix.returning));
  }
  for (let count = share(mix.crawler); count > 0; count -= 1)
    add([{ kind: 'crawler', path: pick(plan.pages) }]);
  for (let count = share(mix.probe); count > 0; count -= 1)
    add([{ kind: 'probe', path: `/wp-content/plugins/${Math.floor(random() * 1e6)}/readme.txt` }]);
  for (let count = Math.ceil(mix.eventsPerMonth / every); count > 0; count -= 1) add([{ kind: 'event' }]);
  for (let count = Math.ceil(mix.floodsPerMonth / every); count > 0; count -= 1)
    add(Array.from({ length: floodRequests }, (_, index) => ({ kind: 'flood', path: `/none-${index}` })));
  return visits.sort((one, other) => one.at - other.at);
}

/** Counts the steps of each kind. */
export function countSteps(visits: readonly Visit[]): Record<StepKind, number> {
  const counts: Record<StepKind, number> = {
    ...{ page: 0, product: 0, filter: 0, search: 0, cart: 0, 'sign-up': 0, login: 0 },
    ...{ crawler: 0, probe: 0, event: 0, flood: 0 },
  };
  for (const { steps } of visits) for (const { kind } of steps) counts[kind] += 1;
  return counts;
}

/** The month's busiest hour, as a multiple of the mean hour. */
export function computePeak(): number {
  const overMean = (shares: readonly number[]) =>
    Math.max(...shares) / (shares.reduce((sum, share) => sum + share, 0) / shares.length);
  return overMean(hours) * overMean(days);
}

/** Lengths that fall as they grow, with the mean of `mix`. */
function chooseLength(random: () => number): number {
  const goesOn = 1 - 1 / mix.pagesPerVisit;
  let length = 1;
  while (random() < goesOn) length += 1;
  return length;
}

/** Moments of the month by the shares of days and hours. */
function createMoments(random: () => number): () => number {
  const weights = Array.from({ length: daysOfMonth }, (_, day) =>
    hours.map((hour) => hour * (days[day % days.length] ?? 0)),
  ).flat();
  const chooseHour = createWeightedChoice(weights, random);
  return () => (chooseHour() + random()) / weights.length;
}

function createChoice<Item>(items: readonly Item[], random: () => number, power: number): () => Item {
  const choose = createWeightedChoice(
    items.map((_, index) => 1 / (index + 1) ** power),
    random,
  );
  return () => items[choose()] as Item;
}

/** Chooses an index by its weight. */
function createWeightedChoice(weights: readonly number[], random: () => number): () => number {
  let sum = 0;
  const sums = weights.map((weight) => (sum += weight));
  return () => {
    const point = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > point) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
