import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The folders of the libraries that carry a tag, as their package.json says.
 *
 * @param {string} tag
 * @returns {string[]}
 */
export function librariesTagged(tag) {
  return globSync('libs/*/package.json', { cwd: root })
    .filter((file) => JSON.parse(readFileSync(join(root, file), 'utf8')).nx?.tags?.includes(tag))
    .map((file) => dirname(file))
    .sort();
}
