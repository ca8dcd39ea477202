import { expect, it } from 'vitest';
import type { Figures } from '../figures.ts';
import { budgets, type Budget } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';
import { renderBudgets } from './render-budgets.ts';

const noFigures = { machine: {} } as Figures;
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
  const row = (other: number) => ({ connections: 10, site: 100, other }) as const;
  const load: Figures['load'] = {
    cached: [
      { page: 'home', ...row(70) },
      { page: 'list-12', ...row(90) },
      { page: 'list-12', ...row(10), connections: 100 },
    ],
    uncached: [row(65)],
    rssMb: 100,
  };
  const results = checkBudgets(budgets, { ...noFigures, load });
  const at10 = results.filter(({ budget: { what } }) => what.endsWith(' 10 connections'));
  expect(at10.map(({ figure, status }) => [figure, status])).toEqual([
    [70, 'missed'],
    [65, 'met'],
  ]);
});

it('checks the processor time of a list and of each additional card against the plain page', () => {
  const render = {
    site: { 'list-12': 200, 'list-1200': 200 + 1188 * 5 },
    plain: { 'list-12': 100, 'list-1200': 100 + 1188 * 4 },
  };
  const results = checkBudgets(budgets, { ...noFigures, render });
  expect(results.map(({ figure, status }) => [figure, status])).toEqual([
    [50, 'missed'],
    [125, 'met'],
  ]);
});

it('misses the budget of an island that is no longer on any page', () => {
  const weighed = {
    ...noFigures,
    bytes: { pages: {}, islands: [], releases: [], perCard: 0 },
  } as unknown as Figures;
  const result = checkBudgets(budgets, weighed).find(({ budget: { what } }) =>
    what.startsWith('script of cart'),
  );
  expect(result?.status).toBe('missed');
});

it('shows a budget with its control, and counts what the machine cannot decide', () => {
  const control = { what: 'without scripts', of: () => 92, margin: 10 };
  const controlled = budget(89, { what: 'score', unit: '', atLeast: 100, control });
  const lines = renderBudgets([
    { budget: controlled, figure: 89, control: 92, status: 'undecided' },
    { budget: controlled, figure: 100, control: 92, status: 'met' },
  ]);
  expect(lines.at(2)).toContain('score: 89  (at least 100; without scripts: 92)');
  expect(lines.at(-1)).toBe('1 met, 0 missed, 1 that this machine cannot decide');
});
