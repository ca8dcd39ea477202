import { expect, it, vi } from 'vitest';
import { connect, waitUntil } from './connect.fixture.ts';
import { linkSecret, resetCode } from './emailed-codes.ts';
import { linkAtom, resetCodeAtom } from './session-atoms.ts';
import { createStandInCalls } from './stand-in.fixture.ts';

it('keeps the code from an email in its tab for an hour, or until it is used [2.2.5]', () => {
  const hourMs = 3_600_000;
  resetCode.save('good-code', 0);
  expect(resetCode.read(hourMs - 1)).toBe('good-code');
  expect(resetCode.read(hourMs)).toBeUndefined();
  resetCode.forget();
  expect(resetCode.read(0)).toBeUndefined();
});

it('the login page takes the code of a password for no link, and the page for passwords no link for a code [2.2.5]', () => {
  connect({ address: '/reset-password?mode=resetPassword&oobCode=good-code' });
  expect(connect({ address: '/login' }).store.get(linkAtom)).toBeUndefined();
  resetCode.forget();
  linkSecret.save('secret-of-a-link');
  expect(connect({ address: '/reset-password' }).store.get(resetCodeAtom)).toBeUndefined();
  expect(connect({ address: '/login' }).store.get(linkAtom)).toBe('secret-of-a-link');
});

it('a password that was changed, on the profile or by a link, is noted by the api [7.8.27]', async () => {
  const notePassword = vi.fn(async () => undefined);
  const { members } = connect({ calls: createStandInCalls({ notePassword }) });
  await members.changePassword('four words', 'wrong');
  expect(notePassword).not.toHaveBeenCalled();
  await members.changePassword('four words', 'lighthouse keeper');
  await members.resetPassword('good-code', 'four words');
  await waitUntil(() => notePassword.mock.calls, [['token'], ['token']]);
});
