import { expect, it } from 'vitest';
import { playLeavingStory } from './leaving-stories.fixture.ts';

it('many deletions that are killed at any step erase everything or nothing [7.17.7]', async () => {
  for (let seed = 100; seed < 500; seed += 1) expect(await playLeavingStory(seed)).toMatch(/kept|erased/);
}, 1_800_000);
