import { expect, it } from 'vitest';
import { chooseCount, startSeeded } from '../../../../../config/test-size.ts';
import { playMemberStory } from './member-stories.fixture.ts';

const stories = chooseCount({ usual: 20, thorough: 1_000 });

it(`members pay, withdraw, change what is theirs, leave and come back in ${stories} stories with kills, and lose nothing [7.17.7] [7.17.11]`, async () => {
  const seed = startSeeded();
  const happened = new Set<string>();
  for (let story = 0; story < stories; story += 1)
    for (const one of await playMemberStory(seed + story)) happened.add(one);
  expect([...happened]).toEqual(expect.arrayContaining(['erased', 'renewed', 'undid it']));
}, 7_200_000);
