import { expect, it } from 'vitest';
import * as upstream from './index.ts';

it('opens these names to others', () => {
  expect(Object.keys(upstream).sort()).toEqual(['UpstreamError', 'createUpstream', 'formatFailure']);
});
