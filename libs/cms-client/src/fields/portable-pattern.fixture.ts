import { expect } from 'vitest';

/** Checks that a pattern means the same in JavaScript with `v`, in the attribute `pattern` of HTML, and in PCRE with `u`. */
export function expectPortable(source: string): void {
  expect(() => new RegExp(source, 'v')).not.toThrow();
  // PCRE counts letters and digits of all scripts as `\\w` and `\\d`.
  expect(source).not.toMatch(/\\[wWdDbB]/);
  // Both of HTML's anchors are added around it, and PCRE's delimiter must not occur.
  expect(source).not.toMatch(/\\u|\\c|\\x|\[\^?\]|\(\?<[^=!]|&&|--|~/);
  expect(source).toMatch(/^\^?(?:[^^]|\[\^)*$/);
}
