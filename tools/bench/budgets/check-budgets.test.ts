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
  [5000, { atMost: 5000 }, 'met'],
  [5001, { atMost: 5000 }, 'missed'],
  [80, { atLeast: 80 }, 'met'],
  [79.9, { atLeast: 80 }, 'missed'],
  [NaN, { atMost: 5000 }, 'missed'],
])('checks %d against %j', (figure, limits, status) => {
  expect(checkBudgets([budget(figure, limits)], noFigures)).toMatchObject([{ figure, status }]);
});

it.each([
  [99, 90, 'undecided'],
  [87, 92, 'undecided'],
  [81, 92, 'missed'],
  [99, 100, 'missed'],
  [100, 90, 'met'],
  [99, undefined, 'missed'],
  [99, NaN, 'missed'],
  [NaN, 90, 'missed'],
])('with %d where 100 is asked for and the control has %d, a budget is %3$s', (figure, control, status) => {
  const controlled = budget(figure, {
    atLeast: 100,
    control: { what: 'a bare page', of: () => control, margin: 10 },
  });
  expect(checkBudgets([controlled], noFigures)).toMatchObject([{ figure, control, status }]);
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
  expect(results.map(({ figure, status }) => [figure, status])).toEqual([
    [70, 'missed'],
    [65, 'met'],
  ]);
});

it('checks the processor time of a list and of each additional card against the plain page', () => {
  const list = (cpuMicros: number) => ({ 'list-12': { cpuMicros } });
  const render = { site: list(200), plain: list(100), perCard: { overall: 5 }, plainPerCard: { overall: 4 } };
  const results = checkBudgets(budgets, { ...noFigures, render } as unknown as Figures);
  expect(results.map(({ figure, status }) => [figure, status])).toEqual([
    [50, 'missed'],
    [125, 'met'],
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
  expect(result?.status).toBe('missed');
});
