import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'ConfigurationError',
    'answerOptions',
    'answers',
    'checkFolder',
    'commonHeaders',
    'connectionOptions',
    'connectionVariables',
    'connections',
    'count',
    'countSecurityEvents',
    'examine',
    'fix',
    'health',
    'list',
    'loadShedding',
    'logLevel',
    'logOptions',
    'login',
    'maxDrainMs',
    'networkOf',
    'note',
    'ok',
    'origin',
    'policyWithoutPage',
    'port',
    'positive',
    'readEnvironment',
    'requireFolder',
    'serviceAddress',
    'stop',
    'stopOnSignals',
    'trustedProxies',
  ]);
});
