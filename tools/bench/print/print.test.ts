import { expect, it } from 'vitest';
import { kb, number, percent } from './numbers.ts';
import { table } from './table.ts';
import { wakeLines } from './wake-lines.ts';

it('sets a table whose columns stand under each other', () => {
  expect(
    table(
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

it('writes figures as people read them, and a dash for none', () => {
  expect([number(50_477), number(2.345, 1), kb(12_345), percent(0.834)]).toEqual([
    '50,477',
    '2.3',
    '12.3',
    '83 %',
  ]);
  expect([number(undefined), kb(undefined), percent(undefined), number(NaN)]).toEqual(['–', '–', '–', '–']);
});

it('tells how long the way to the cart is, and how often it was gone', () => {
  const lines = wakeLines({
    runs: 3,
    header: 1234.5,
    add: { drawer: 2000, answered: NaN },
    addAfterScroll: { drawer: 320, answered: 900 },
  }).join('\n');
  expect(lines).toContain('median of 3');
  expect(lines).toContain('The header’s cart: the drawer after 1,235');
  expect(lines).toContain('the drawer with it after 2,000, the shop’s answer after –');
});
