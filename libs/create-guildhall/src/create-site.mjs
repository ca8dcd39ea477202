import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeFile } from './template.mjs';

const template = fileURLToPath(new URL('../template', import.meta.url));

/** npm does not pack files with these names. */
const names = new Map([['gitignore', '.gitignore']]);

/**
 * Checks that a site can be created in a folder.
 *
 * @throws Error that says why not
 *
 * @param {string} folder
 */
export function requireEmpty(folder) {
  const entry = statSync(folder, { throwIfNoEntry: false });
  if (entry && !entry.isDirectory()) throw new Error(`${folder} is a file: name a folder.`);
  if (entry && readdirSync(folder).some((name) => name !== '.git'))
    throw new Error(`${folder} is not empty. A site is created in a folder of its own: name another one.`);
  const unusable = /[#?"\\\p{Cc}]/u.exec(folder.split(sep).join('/'));
  if (unusable)
    throw new Error(
      `The name of ${folder} contains ${unusable[0]}, which Vite cannot build in: name another one.`,
    );
}

/**
 * Writes a site into an empty folder.
 *
 * @throws Error if the folder is not empty
 *
 * @param {string} folder
 * @param {import('./questions.mjs').Choices & { timeZone: string }} choices
 * @returns {string[]} The paths of its files.
 */
export function createSite(folder, choices) {
  requireEmpty(folder);
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const site = { ...choices, version, folder: basename(resolve(folder)) };
  return listFiles(template).flatMap((path) => {
    const text = changeFile(path, readFileSync(join(template, path), 'utf8'), site);
    if (text === undefined) return [];
    const target = names.get(path) ?? path;
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    writeFileSync(join(folder, target), text);
    return [target];
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: install create-guildhall again.`);
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
      // The folder itself is in node_modules where the program is installed.
      .filter((path) => !/(^|\/)(node_modules|dist|\.cache)\//.test(path))
      .sort()
  );
}
