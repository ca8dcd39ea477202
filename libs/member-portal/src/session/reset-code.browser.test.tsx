import { expect, it } from 'vitest';
import { forgetResetCode, readResetCode, saveResetCode } from './reset-code.ts';

it('keeps the code from an email in its tab for an hour, or until it is used [2.2.5]', () => {
  const hourMs = 3_600_000;
  saveResetCode('good-code', 0);
  expect(readResetCode(hourMs - 1)).toBe('good-code');
  expect(readResetCode(hourMs)).toBeUndefined();
  forgetResetCode();
  expect(readResetCode(0)).toBeUndefined();
});
