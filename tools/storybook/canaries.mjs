import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where a developer may keep secrets: files that Vite and Storybook would read if they were not told not to. */
const places = ['.env.production.local', 'libs/ui/.env.production.local', '.storybook/.env.production.local'];

/** The beginnings by which Vite and Storybook decide what may be seen in a browser. */
const names = ['CANARY', 'VITE_CANARY', 'STORYBOOK_CANARY'];

/**
 * Puts worthless secrets, different each time, into the environment and into `.env` files that are not there yet. After
 * the build none of them may be found, and none of the values in `.env` files of this machine either.
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
     * What was found in the built files, in words; never the value itself.
     *
     * @param {string} folder
     */
    foundIn: (folder) => findSecrets(folder, [secret, ...secretsOf(root)]),
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
    .map((file) => `A secret of a .env file or of the environment is in ${relative(folder, file)}`);
}

/**
 * The values of the `.env` files of the workspace that are long enough to be no ordinary word.
 *
 * @param {string} root
 */
function secretsOf(root) {
  const folders = ['.', 'libs', 'apps'].flatMap((folder) =>
    folder === '.' ? [root] : readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  return folders
    .filter((folder) => existsSync(join(folder, '.env')))
    .flatMap((folder) => readFileSync(join(folder, '.env'), 'utf8').split('\n'))
    .map((line) => line.replace(/^[^=]*=\s*["']?|["']?\s*$/g, ''))
    .filter((value) => value.length >= 12 && !value.startsWith('http'));
}
