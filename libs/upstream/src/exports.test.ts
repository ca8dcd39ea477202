import { expect, it } from 'vitest';
import * as upstream from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(upstream).sort()).toEqual([
    'UpstreamError',
    'createBreaker',
    'createUpstream',
    'formatFailure',
    'getRequestId',
    'runWithRequestId',
    'trackCall',
    'upstreamCallChannel',
    'upstreamMeasure',
  ]);
});
