import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Sources of packages, without tests, and without what only browsers load of forms and clients: its bytes count. */
const sources = globSync('libs/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) =>
      !/\.(test|fixture|stories)\.tsx?$|\/testing\/|\/browser\/|^libs\/(?:adapter-tests|shop-client|signup)\//.test(
        file,
      ),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(/^ *\*.*$/gm, '') }));

const page = readFileSync(join(root, 'docs/errors.md'), 'utf8');

/** Matches a code where it is thrown: as a value, or at the start of a message. */
const code = /['`[](GUILDHALL_[A-Z_]+)['\]]/g;

it('an error whose message is a sentence has a code', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/throw new (?:Type|Range|Syntax)?Error\(\s*(['`](?:\$\{|[A-Z]).*)/g)].map(
      ([, message]) => `${file}: ${message}`,
    ),
  );
  expect(found).toEqual([]);
});

it('a code begins with the name of its package', () => {
  const found = sources.flatMap(({ file, text }) => {
    const name = file.split('/')[1]?.toUpperCase().replaceAll('-', '_') ?? '';
    return [...text.matchAll(code)]
      .map(([, thrown = '']) => thrown)
      .filter((thrown) => !thrown.startsWith(`GUILDHALL_${name}_`))
      .map((thrown) => `${file}: ${thrown}`);
  });
  expect(found).toEqual([]);
});

it('docs/errors.md has a line for each code, in the order of the alphabet', () => {
  const thrown = sources.flatMap(({ text }) => [...text.matchAll(code)].map(([, name]) => name));
  const described = [...page.matchAll(/^\| `(GUILDHALL_[A-Z_]+)` /gm)].map(([, name]) => name);
  expect(described.length).toBeGreaterThan(30);
  expect(described).toEqual([...new Set(thrown)].toSorted());
});
