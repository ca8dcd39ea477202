import { expect, it } from 'vitest';
import { mergeChanges } from './whole-changelog.ts';

it('a change of several packages is one line of the whole changelog, with their names', () => {
  const lines = 'The cart shows the price of each line.';
  const changes = mergeChanges([
    { affectedProjects: ['@guildhall/ui'], description: lines },
    { affectedProjects: '*', description: 'All packages need Node 26.' },
    { affectedProjects: ['@guildhall/cart'], description: lines },
  ]);
  expect(changes.map(({ description }) => description)).toEqual([
    `**cart, ui**: ${lines}`,
    'All packages need Node 26.',
  ]);
});
