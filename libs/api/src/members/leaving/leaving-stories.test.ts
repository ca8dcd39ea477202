import { expect, it } from 'vitest';
import { playLeavingStory } from './leaving-stories.fixture.ts';

it('a deletion that is requested, taken back and killed at any step erases everything or nothing [7.17.7]', async () => {
  const ends = [];
  for (let seed = 1; seed <= 8; seed += 1) ends.push(await playLeavingStory(seed));
  expect(new Set(ends)).toEqual(new Set(['kept', 'erased']));
});
