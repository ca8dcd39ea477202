import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures everything by default', () => {
  expect(readOptions([])).toEqual({
    parts: ['bytes', 'render', 'load', 'lighthouse', 'wake'],
    quick: false,
    json: undefined,
    strict: false,
    client: undefined,
  });
});

it('parses options with or without an equals sign', () => {
  expect(
    readOptions([...['--only=load,bytes', '--quick', '--json', 'a.json', '--strict', '--client=wrk']]),
  ).toEqual({
    parts: ['bytes', 'load'],
    quick: true,
    json: 'a.json',
    strict: true,
    client: 'wrk',
  });
});

it.each([
  [['--fast'], '"--fast" is not an option'],
  [['--only', 'speed'], 'bytes, render, load, lighthouse, wake; unknown: speed'],
  [['--only'], '--only takes'],
  [['--json', '--quick'], '--json takes'],
  [['--client', 'curl'], '--client takes'],
])('lists the options for %j', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
