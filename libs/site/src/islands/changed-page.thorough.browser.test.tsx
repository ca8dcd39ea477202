import { foreignChanges } from '@guildhall/islands/testing';
import { afterEach, it } from 'vitest';
import { clearPage, pressAllInChangedPage } from './changed-page.fixture.tsx';
import { kitIslands, type KitIslandName } from './kit-sources.ts';

afterEach(clearPage);

const names = Object.keys(kitIslands) as KitIslandName[];
const situations = (['before', 'after'] as const).flatMap((when) =>
  (['touch', 'keyboard'] as const).map((way) => ({ when, way })),
);

it.each(names.flatMap((name) => situations.map((situation) => ({ name, ...situation }))))(
  '$name keeps every press and word, by $way, whatever changes its page $when it wakes [2.3.24]',
  async ({ name, ...situation }) => {
    const expected = await pressAllInChangedPage(name, situation, () => undefined);
    for (const change of Object.values(foreignChanges))
      await pressAllInChangedPage(name, situation, change, expected);
  },
);
