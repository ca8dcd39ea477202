import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { planNpm } from './install.mjs';

it.each(['npm/10.8.2 node/v20.20.2 linux x64', 'npm/11.19.1 node/v24.21.0 linux x64', undefined])(
  'packages are installed with %s',
  (userAgent) => {
    expect(planNpm('/workspace', ['ci'], userAgent)).toEqual({ cwd: '/workspace', words: ['ci'] });
  },
);

it('packages are installed with a newer npm than that of Debian, which cannot read the lockfile', () => {
  expect(planNpm('/workspace', ['ci'], 'npm/9.2.0 node/v20.19.2 linux x64')).toEqual({
    cwd: tmpdir(),
    words: ['exec', '--yes', '--package=npm@10.8.2', '--', 'npm', '--prefix', '/workspace', 'ci'],
  });
});
