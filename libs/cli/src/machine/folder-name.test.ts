import { expect, it } from 'vitest';
import { findNameProblem } from './folder-name.mjs';

it.each(['/home/ada/guildhall', '/home/ada/Our club äö', '/srv/100% & co', '/srv/a%20b', "/srv/it's [1] $x"])(
  'a folder may be called %s',
  (folder) => {
    expect(findNameProblem(folder)).toBeUndefined();
  },
);

it.each([
  ['/home/ada/Our club #1/kit', '#', '"Our club #1"'],
  ['/srv/what?', '?', '"what?"'],
  ['/srv/the "kit"', '"', String.raw`"the \"kit\""`],
  ['/srv/a\\b', '\\', String.raw`"a\\b"`],
  ['/srv/two\nlines', 'a control character', String.raw`"two\nlines"`],
])('%j cannot be built in, and the sentence says what to rename', (folder, character, name) => {
  expect(findNameProblem(folder)).toBe(
    `The folder's name contains ${character}, which Vite cannot build in: rename ${name}, then run the command again.`,
  );
});
