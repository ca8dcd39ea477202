import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as remembered from './remembered/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'Login',
    'MemberMenu',
    'MemberWindows',
    'Profile',
    'ResetPassword',
    'connectMembers',
    'createMemberCalls',
    'memberMenuAtom',
    'memberTexts',
    'membersAtom',
    'parseErrorCode',
    'portalAtom',
    'redirectWindowAtom',
    'sessionEndedAtom',
    'sessionStateAtom',
    'toProblem',
    'toSafeRedirect',
    'userAtom',
  ]);
});

it('exports helpers for the start script, without React', () => {
  expect(Object.keys(remembered).sort()).toEqual([
    'hasStoredSession',
    'isSessionEnding',
    'isSessionRemembered',
    'needsMembersArea',
    'sessionKey',
  ]);
});
