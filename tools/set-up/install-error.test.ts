import { expect, it } from 'vitest';
import { explainInstallError } from './install-error.mjs';

it.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', 'could not reach the package registry'],
  ['npm error code EAI_AGAIN', 'could not reach the package registry'],
  ['npm error code ENOSPC\nnpm error syscall write', 'The disk is full.'],
  ['npm error code EACCES\nnpm error path /home/ada/.npm', 'Check the owner'],
  ['npm error code E401', 'refused the request'],
  ['npm error code EINTEGRITY', 'npm cache verify'],
  ['npm error `npm ci` can only install packages when your package.json and lock differ', 'do not match'],
  ['spawn npm ENOENT', 'npm was not found'],
])('says what to do about %j', (output, text) => {
  expect(explainInstallError(output)).toContain(text);
});

it('shows the end of npm’s output for another error', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  const text = explainInstallError(lines.join('\n'));
  expect(text).toContain('The packages could not be installed. See the output of npm.');
  expect(text).toContain('line 30');
  expect(text).not.toContain('line 15\n');
});
