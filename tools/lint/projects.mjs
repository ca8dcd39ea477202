import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Editors read this with their own Node.
const libs = fileURLToPath(new URL('../../libs', import.meta.url));

/**
 * Returns the folders of the libraries with this tag in their package.json.
 *
 * @param {string} tag
 * @returns {string[]}
 */
export function librariesTagged(tag) {
  return readdirSync(libs)
    .filter((library) => readTags(`${libs}/${library}/package.json`).includes(tag))
    .map((library) => `libs/${library}`);
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function readTags(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).nx?.tags ?? []) : [];
}
