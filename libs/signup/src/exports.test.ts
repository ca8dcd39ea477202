import { expect, it } from 'vitest';
import * as flow from './flow/index.ts';
import * as signup from './index.ts';
import * as unfinished from './unfinished/index.ts';

it('has one door with these names', () => {
  expect(Object.keys(signup).sort()).toEqual([
    'SignUpForm',
    'forgetSignUp',
    'signUpTexts',
    'toTrackingEvent',
  ]);
});

it('has an entry point for the start script, without React', () => {
  expect(Object.keys(unfinished).sort()).toEqual([
    'hasUnfinishedSignUp',
    'isBackFromCheckout',
    'isTooOld',
    'unfinishedKey',
    'unfinishedMs',
  ]);
});

it('has an entry point for the sign-up without the form, without React', () => {
  expect(Object.keys(flow).sort()).toEqual(['createSignUpCalls', 'createSignUpFlow', 'isPaid', 'mayBePaid']);
});
