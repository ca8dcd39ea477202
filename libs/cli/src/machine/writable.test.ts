import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { findWriteProblem } from './writable.mjs';

const me = process.getuid?.() ?? 0;
const other = me + 4;

/** Files with their owners; those of others cannot be written to. */
const createFiles = (owners: Record<string, number>, code = 'EACCES') => ({
  tryToWrite: (path: string) => (owners[path] === me ? undefined : code),
  findOwner: (path: string) => owners[path],
  list: (path: string) => Object.keys(owners).filter((name) => name !== path && dirname(name) === path),
});

it('accepts what is one’s own, and what does not exist yet in such a folder', () => {
  const files = createFiles({ '/kit': me, '/kit/.cache': me, '/kit/.cache/api': me });
  expect(findWriteProblem('/kit', ['.cache', 'apps/site/dist'], files)).toBeUndefined();
});

it.each([
  [{ '/kit': me, '/kit/.cache': other }, '.cache', '/kit/.cache'],
  [{ '/kit': me, '/kit/.cache': me, '/kit/.cache/installing': other }, '.cache/installing', '/kit/.cache'],
  [
    { '/kit': me, '/kit/.cache': me, '/kit/.cache/api': me, '/kit/.cache/api/key': other },
    '.cache/api/key',
    '/kit/.cache',
  ],
  [{ '/kit': other }, '/kit', '/kit'],
])('names the owner, and says how to get it back: %j', (owners, path, place) => {
  expect(findWriteProblem('/kit', ['.cache'], createFiles(owners))).toBe(
    `You cannot write to ${path}; it belongs to user ${other}: sudo chown -R "$(id -un)" '${place}'`,
  );
});

it('says what to do about a folder that its owner may not write to', () => {
  const files = { ...createFiles({ '/kit': me, '/kit/.cache': me }), tryToWrite: () => 'EACCES' };
  expect(findWriteProblem('/kit', ['.cache'], files)).toMatch(/: chmod -R u\+rwX '\/kit\/\.cache'$/);
});

it('says what to do about a read-only file system', () => {
  expect(findWriteProblem('/kit', ['.cache'], createFiles({ '/kit': other }, 'EROFS'))).toMatch(
    /^You cannot write to \/kit: it is on a read-only file system\. Mount it for writing/,
  );
});
