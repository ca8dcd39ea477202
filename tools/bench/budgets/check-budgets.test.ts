import { expect, it } from 'vitest';
import type { Figures } from '../figures.ts';
import { budgets, type Budget } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';

const noFigures = { paths: {}, machine: {} } as Figures;
const budget = (figure: number | undefined, limits: Partial<Budget>): Budget => ({
  what: 'a figure',
  unit: 'B',
  of: () => figure,
  ...limits,
});

it.each([
  [5000, { atMost: 5000 }, true],
  [5001, { atMost: 5000 }, false],
  [80, { atLeast: 80 }, true],
  [79.9, { atLeast: 80 }, false],
  [NaN, { atMost: 5000 }, false],
])('checks %d against %j', (figure, limits, met) => {
  expect(checkBudgets([budget(figure, limits)], noFigures)).toMatchObject([{ figure, met }]);
});

it('skips budgets that were not measured', () => {
  expect(checkBudgets([budget(undefined, { atMost: 1 })], noFigures)).toEqual([]);
  expect(checkBudgets(budgets, noFigures)).toEqual([]);
});

it('has a limit in every budget', () => {
  for (const { atMost, atLeast } of budgets) expect(atMost ?? atLeast).toBeTypeOf('number');
});

it('checks the worst page under load, and the list of 12 against the bare render', () => {
  const side = (perSecond: number, ratio: number) => ({
    site: { perSecond },
    constant: {},
    ratio,
    cpuRatio: 1,
  });
  const row = (ratio: number) => ({ connections: 10, cached: side(0, ratio) });
  const load = {
    pages: { home: [row(0.7)], 'list-12': [row(0.9)] },
    plain: [{ connections: 10, figures: { perSecond: 6000 }, site: { perSecond: 3900 } }],
    rssMb: {},
  };
  const results = checkBudgets(budgets, { ...noFigures, load } as unknown as Figures);
  expect(results.map(({ figure, met }) => [figure, met])).toEqual([
    [70, false],
    [65, true],
  ]);
});

it('checks the processor time of a list and of each additional card against the plain page', () => {
  const list = (cpuMicros: number) => ({ 'list-12': { cpuMicros } });
  const render = { site: list(200), plain: list(100), perCard: { overall: 5 }, plainPerCard: { overall: 4 } };
  const results = checkBudgets(budgets, { ...noFigures, render } as unknown as Figures);
  expect(results.map(({ figure, met }) => [figure, met])).toEqual([
    [50, false],
    [125, true],
  ]);
});

it('misses the budget of an island that is no longer on any page', () => {
  const weighed = {
    ...noFigures,
    bytes: { pages: {}, islands: [], releases: [], perCard: {} },
  } as unknown as Figures;
  const result = checkBudgets(budgets, weighed).find(({ budget: { what } }) =>
    what.startsWith('script of cart'),
  );
  expect(result?.met).toBe(false);
});
