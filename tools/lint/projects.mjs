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
 * Returns the folders of the libraries whose `engines` allow an older Node than this version.
 *
 * @param {number} version
 * @returns {string[]}
 */
export function librariesBelowNode(version) {
  return readdirSync(libs)
    .filter((library) => {
      const { node } = readManifest(`${libs}/${library}/package.json`).engines ?? {};
      return node !== undefined && Number.parseInt(node.replace(/^>=/, ''), 10) < version;
    })
    .map((library) => `libs/${library}`);
}

/**
 * @param {string} file
 * @returns {string[]}
 */
const readTags = (file) => readManifest(file).nx?.tags ?? [];

/**
 * @param {string} file
 * @returns {{ nx?: { tags?: string[] }, engines?: { node?: string } }}
 */
const readManifest = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
