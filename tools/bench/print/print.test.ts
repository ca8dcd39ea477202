import { expect, it } from 'vitest';
import type { Budget } from '../budgets/budgets.ts';
import { renderBudgets } from './budget-results.ts';
import { formatKb, formatNumber, formatPercent } from './numbers.ts';
import { renderTable } from './table.ts';
import { renderWakeTable } from './wake-table.ts';

it('aligns the columns of a table', () => {
  expect(
    renderTable(
      ['page', 'kB'],
      [
        ['home', '1.0'],
        ['a long name', '12.3'],
      ],
    ),
  ).toEqual([
    '| page        |   kB |',
    '| ----------- | ---: |',
    '| home        |  1.0 |',
    '| a long name | 12.3 |',
  ]);
});

it('formats figures for people, and a missing one as a dash', () => {
  expect([formatNumber(50_477), formatNumber(2.345, 1), formatKb(12_345), formatPercent(0.834)]).toEqual([
    '50,477',
    '2.3',
    '12.3',
    '83 %',
  ]);
  expect([formatNumber(undefined), formatKb(undefined), formatPercent(undefined), formatNumber(NaN)]).toEqual(
    ['–', '–', '–', '–'],
  );
});

it('shows a budget with its control, and counts what the machine cannot decide', () => {
  const budget: Budget = {
    ...{ what: 'score', unit: '', atLeast: 100, of: () => 89 },
    control: { what: 'without scripts', of: () => 92, margin: 10 },
  };
  const lines = renderBudgets([
    { budget, figure: 89, control: 92, status: 'undecided' },
    { budget, figure: 100, control: 92, status: 'met' },
  ]);
  expect(lines.at(2)).toContain('score: 89  (at least 100; without scripts: 92)');
  expect(lines.at(-1)).toBe('1 met, 0 missed, 1 that this machine cannot decide');
});

it('shows the times of a press and the number of runs', () => {
  const lines = renderWakeTable({
    runs: 3,
    presses: [
      {
        ...{ key: 'add', situation: 'afterScroll', load: 1.26 },
        ...{ feedback: 48.4, bareFeedback: 40, result: 1234.5, response: undefined, serviceWorker: false },
        fetched: { files: 6, responses: 1, bytes: 80_123 },
        longest: {
          react: 0,
          other: 49.6,
          parts: [
            { name: 'styles', ms: 30.4 },
            { name: 'cart', ms: 12 },
          ],
        },
      },
    ],
  });
  expect(lines.join('\n')).toContain('without a service worker, median of 3');
  expect(
    lines
      .find((line) => line.startsWith('| add to cart'))
      ?.split(/ *\| */)
      .slice(1, -1),
  ).toEqual([
    ...['add to cart', '2 s after a first scroll', '48', '40', '1,235', '–', '6', '1', '80.1', '–', '50'],
    ...['styles 30, cart 12', '1.3'],
  ]);
});
