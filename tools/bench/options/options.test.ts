import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures everything by default', () => {
  expect(readOptions([])).toEqual({
    parts: ['bytes', 'render', 'load', 'lighthouse', 'wake'],
    quick: false,
    strict: false,
  });
});

it('parses options with or without an equals sign', () => {
  expect(readOptions([...['--only=load,bytes', '--quick', '--strict']])).toEqual({
    parts: ['bytes', 'load'],
    quick: true,
    strict: true,
  });
});

it.each([
  [['--fast'], "Unknown option '--fast'"],
  [['--only', 'speed'], 'bytes, render, load, lighthouse, wake; unknown: speed'],
  [['--only'], "'--only <value>' argument missing"],
  [['--only='], '--only takes'],
])('lists the options for %j', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
