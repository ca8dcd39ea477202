import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that Vite and Storybook would read by default. */
const places = ['.env.production.local', 'libs/ui/.env.production.local', '.storybook/.env.production.local'];

/** Prefixes by which Vite and Storybook expose variables to browsers. */
const names = ['CANARY', 'VITE_CANARY', 'STORYBOOK_CANARY'];

/**
 * Puts random fake secrets into the environment and into new `.env` files. The build must contain none of them, and no
 * value of this machine's own `.env` files.
 *
 * @param {string} root The workspace's folder.
 */
export function plantCanaries(root) {
  const secret = `canary-${randomBytes(12).toString('hex')}`;
  const planted = places.map((place) => join(root, place)).filter((file) => !existsSync(file));
  for (const file of planted)
    writeFileSync(file, names.map((name) => `${name}_FILE=${secret}-file\n`).join(''), { flag: 'wx' });
  return {
    environment: Object.fromEntries(names.map((name) => [name, `${secret}-environment`])),
    remove: () => planted.forEach((file) => rmSync(file, { force: true })),
    /**
     * Finds secrets in the built files. Never returns the value itself.
     *
     * @param {string} folder
     */
    findIn: (folder) => findSecrets(folder, [secret, ...readSecrets(root)]),
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} secrets
 */
export function findSecrets(folder, secrets) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => secrets.some((secret) => readFileSync(file).includes(secret)))
    .map((file) => `${relative(folder, file)} contains a secret from a .env file or the environment`);
}

/**
 * Reads the values in the workspace's `.env` files that are too long to be ordinary words.
 *
 * @param {string} root
 */
function readSecrets(root) {
  const folders = ['.', 'libs', 'apps'].flatMap((folder) =>
    folder === '.' ? [root] : readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  return folders
    .filter((folder) => existsSync(join(folder, '.env')))
    .flatMap((folder) => readFileSync(join(folder, '.env'), 'utf8').split('\n'))
    .map((line) => line.replace(/^[^=]*=\s*["']?|["']?\s*$/g, ''))
    .filter((value) => value.length >= 12 && !value.startsWith('http'));
}
