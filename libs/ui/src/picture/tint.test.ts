import { expect, it } from 'vitest';
import { getTintClass, getTintRule } from './tint.ts';

it('names a class and its rule after the colour', () => {
  expect(getTintClass('#F0A884')).toBe('gh-tint-f0a884');
  expect(getTintRule('#F0A884')).toBe('.gh-tint-f0a884{--gh-tint:#f0a884}');
});

it.each([undefined, '', '#fff', 'red', '#f0a88', '#f0a884;}body{display:none', 'x#f0a884'])(
  'refuses %j as a colour',
  (color) => {
    expect(getTintClass(color)).toBeUndefined();
    expect(getTintRule(color)).toBe('');
  },
);
