import { describe, expect, it } from 'vitest';
import { needsMembersArea } from '../remembered/index.ts';
import { toActionUrl, parseBehaviours, removeParameters } from './query-behaviours.ts';

describe('a query', () => {
  it.each([
    ['?login', { login: true, redirect: undefined }],
    ['?login=/members/room', { login: true, redirect: '/members/room' }],
    ['?login&redirect=%2Fmembers%2Froom', { login: true, redirect: '/members/room' }],
    ['?set-password', { setPassword: true }],
    ['?a=1&edit-subscription=true', { editSubscription: true }],
    ['?mode=resetPassword&oobCode=abc', { mode: 'resetPassword', code: 'abc' }],
    ['?mode=verifyAndChangeEmail&oobCode=abc', { mode: 'verifyAndChangeEmail' }],
    ['?mode=dark', { mode: undefined }],
    ['?x=login', { login: false, setPassword: false, editSubscription: false, mode: undefined }],
  ])('%s requests %j', (search, expected) => {
    expect(parseBehaviours(search)).toMatchObject(expected);
  });

  it.each([
    '?login',
    '?login=/x',
    '?a&login&b',
    '?set-password',
    '?x=1&edit-subscription=1',
    '?mode=resetPassword',
  ])('%s needs the members’ area', (search) => expect(needsMembersArea(search)).toBe(true));

  it.each(['', '?loginx', '?xlogin', '?q=login', '?testsite=1', '?cat=set-password'])(
    '%j does not need it',
    (search) => expect(needsMembersArea(search)).toBe(false),
  );

  it('loses the handled parameters and keeps the rest unchanged', () => {
    expect(removeParameters('?a=%20+b&edit-subscription=1&c', ['edit-subscription'])).toBe('?a=%20+b&c');
    expect(removeParameters('?edit-subscription', ['edit-subscription'])).toBe('');
    expect(removeParameters('', ['x'])).toBe('');
  });

  it('is passed to the identity service’s page unchanged [2.2.2]', () => {
    const search = '?set-password&mode=resetPassword&oobCode=a%2Bb+c&lang=da';
    expect(toActionUrl('https://id.example/action', search)).toBe(`https://id.example/action${search}`);
    expect(toActionUrl('https://id.example/action?x=1', '?mode=a')).toBe(
      'https://id.example/action?x=1&mode=a',
    );
  });
});
