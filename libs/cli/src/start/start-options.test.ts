import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.mjs';

it('reads the options of npm start', () => {
  expect(readStartOptions(['--site', 'examples/second-site', '--no-build'])).toMatchObject({
    dev: false,
    'no-build': true,
    wordpress: false,
  });
});

it.each([
  [['examples/second-site'], "Unexpected argument 'examples/second-site'"],
  [['--sites', 'examples/second-site'], "Unknown option '--sites'"],
  [['--site'], "Option '--site <value>' argument missing"],
])('refuses %j and says how the command is written', (words, reason) => {
  expect(() => readStartOptions(words)).toThrow(
    `${reason}.\nOptions follow two dashes: npm start -- [--site examples/second-site] [--no-build] [--wordpress]`,
  );
});
