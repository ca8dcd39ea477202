import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'answerOptions',
    'answers',
    'commonHeaders',
    'connectionOptions',
    'connectionVariables',
    'connections',
    'count',
    'countSecurityEvents',
    'health',
    'list',
    'loadShedding',
    'logLevel',
    'logOptions',
    'login',
    'maxDrainMs',
    'networkOf',
    'origin',
    'policyWithoutPage',
    'port',
    'positive',
    'readEnvironment',
    'serviceAddress',
    'stop',
    'stopOnSignals',
    'trustedProxies',
  ]);
});
