import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures everything by default', () => {
  expect(readOptions([])).toEqual({
    parts: ['bytes', 'render', 'load', 'lighthouse', 'wake', 'attack'],
    quick: false,
    json: undefined,
    strict: false,
    client: undefined,
    beside: undefined,
  });
});

it('parses options with or without an equals sign', () => {
  expect(
    readOptions([
      ...['--only=load,bytes', '--quick', '--json', 'a.json', '--strict', '--client=wrk'],
      ...['--beside', 'http://localhost:3000/'],
    ]),
  ).toEqual({
    parts: ['bytes', 'load'],
    quick: true,
    json: 'a.json',
    strict: true,
    client: 'wrk',
    beside: 'http://localhost:3000',
  });
});

it.each([
  [['--fast'], '"--fast" is not an option'],
  [['--only', 'speed'], 'bytes, render, load, lighthouse, wake, attack; unknown: speed'],
  [['--only'], '--only takes'],
  [['--json', '--quick'], '--json takes'],
  [['--client', 'curl'], '--client takes'],
  [['--beside', 'localhost'], '--beside takes'],
])('lists the options for %j', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
