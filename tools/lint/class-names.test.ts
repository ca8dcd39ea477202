import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root });

/** Returns the class names that a file takes from its CSS modules and that those do not define. */
function findUndefinedNames(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const imports = source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm);
  return [...imports].flatMap(([, variable = '', file = '']) => {
    const css = readFileSync(join(root, dirname(path), file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const defined = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
    const used = source.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'));
    return [...used].flatMap(([, name]) => (defined.has(name) ? [] : [`${path}: ${name} is not in ${file}`]));
  });
}

it('components use only class names that their CSS modules define', () => {
  expect(sources.flatMap(findUndefinedNames)).toEqual([]);
});
