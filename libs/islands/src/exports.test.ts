import { expect, it } from 'vitest';
import * as browser from './index.ts';
import * as server from './server/index.ts';
import * as start from './start/index.ts';
import * as testing from './testing/index.ts';

it('exports these names', () => {
  const names = Object.entries({ browser, server, start, testing }).map(([door, all]) => [
    door,
    Object.keys(all).sort(),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    browser: ['createHydrator'],
    server: ['Island'],
    start: [
      'findPressedControl',
      'findSleepingIsland',
      'live',
      'reloadOnceForChunkFailure',
      'startIslands',
      'whenIdle',
      'whenVisible',
    ],
    testing: ['foreignChanges', 'hydrateLikeTheSite', 'readOriginalText'],
  });
});
