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

it('custom properties have the prefix of the kit, so that a page cannot have set them', () => {
  const styles = globSync('{libs,apps,examples}/*/src/**/*.css', {
    cwd: root,
    // Pages of vendors, which have nothing of the kit.
    exclude: ['libs/sandbox/**'],
  });
  const names = styles.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/(?<![\w-])--[\w-]+/g) ?? []).map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => !/: --gh-[a-z]/.test(name))).toEqual([]);
});
