import { expect, it, vi } from 'vitest';
import { connect, waitUntil } from './connect.fixture.ts';
import { forgetResetCode, readResetCode, saveResetCode } from './reset-code.ts';
import { createStandInCalls } from './stand-in.fixture.ts';

it('keeps the code from an email in its tab for an hour, or until it is used [2.2.5]', () => {
  const hourMs = 3_600_000;
  saveResetCode('good-code', 0);
  expect(readResetCode(hourMs - 1)).toBe('good-code');
  expect(readResetCode(hourMs)).toBeUndefined();
  forgetResetCode();
  expect(readResetCode(0)).toBeUndefined();
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
