import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a file of an organisation, if there is one.
 *
 * @param {string} file
 */
export const importIfThere = async (file) => (existsSync(file) ? import(pathToFileURL(file).href) : {});

/**
 * Imports a door of a package that an organisation has installed: its own copy, of which there is one.
 *
 * @param {string} door
 * @param {string} folder
 */
export const importOwn = async (door, folder) =>
  import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(door)).href);
