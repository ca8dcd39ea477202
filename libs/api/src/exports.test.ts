import { expect, it } from 'vitest';
import * as doctor from './doctor/index.ts';
import * as api from './index.ts';
import * as operator from './operator/index.ts';
import * as testing from './testing/index.ts';

const listNames = (door: object) => Object.keys(door).sort();

it('exports these names', () => {
  expect(listNames(api)).toEqual([
    ...[
      'ApiError',
      'ccu',
      'contact',
      'cps',
      'defineMemberRoute',
      'defineRoute',
      'englishApiTexts',
      'runApi',
      'sca',
      'sdoc',
    ],
  ]);
  expect(listNames(testing)).toEqual([
    ...['eventDeliveries', 'identityCases', 'paymentNotifications', 'proveLateEvents', 'proveRestarts'],
    ...['proveSignUpSequences', 'proveSignUpStories'],
  ]);
  expect(listNames(doctor)).toEqual(['collectApiFindings']);
  expect(listNames(operator)).toEqual(['runOperatorCommand']);
});
