import fc from 'fast-check';
import { expect, it } from 'vitest';
import { floodRequests, mix } from './mix.ts';
import { computePeak, countSteps, createTraffic, type SitePlan } from './traffic.ts';

const plan: SitePlan = {
  pages: ['/', '/about', '/news', '/news/a', '/news/b'],
  products: ['/p/a'],
  filters: ['/news?cat=a'],
  words: ['house'],
};
const create = (seed: number, pageViews = 20_000, every = 1) =>
  createTraffic({ seed, pageViews, every, plan });

it('equal seeds make equal visits, and others do not', () => {
  expect(create(1)).toEqual(create(1));
  expect(create(1)).not.toEqual(create(2));
});

it('for every number of page views, the counts of all kinds are the steps of all visits, in order', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 1, max: 50 }),
      (...[seed, views, every]) => {
        const visits = create(seed, views, every);
        const counts = countSteps(visits);
        const steps = visits.reduce((sum, visit) => sum + visit.steps.length, 0);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(steps);
        expect(counts.page).toBe(Math.round(views / every));
        expect(counts.event).toBe(Math.ceil(mix.eventsPerMonth / every));
        expect(counts.flood).toBe(Math.ceil(mix.floodsPerMonth / every) * floodRequests);
        const moments = visits.map(({ at }) => at);
        expect(moments).toEqual([...moments].sort((one, other) => one - other));
        expect(moments.every((at) => at >= 0 && at < 1)).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});

it('a page is read the more the earlier it is in the list, and visits come in peaks', () => {
  const visits = create(3, 50_000);
  const views = visits.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'page' ? [step.path] : [])),
  );
  const counts = plan.pages.map((path) => views.filter((view) => view === path).length);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  const perHour = new Array<number>(720).fill(0);
  for (const { at } of visits) perHour[Math.floor(at * 720)] = (perHour[Math.floor(at * 720)] ?? 0) + 1;
  const peak = Math.max(...perHour) / (visits.length / 720);
  // The busiest of many hours is a little busier than on average.
  expect(peak).toBeGreaterThan(computePeak());
  expect(peak).toBeLessThan(computePeak() * 1.5);
  const perVisit = 50_000 / visits.filter(({ steps }) => steps[0]?.kind === 'page').length;
  expect(perVisit).toBeCloseTo(mix.pagesPerVisit, 1);
});
