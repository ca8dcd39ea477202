import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWorkspace, root } from '../machine/installation.mjs';
import { importOwn } from '../programs/import-own.mjs';
import { print } from '../terminal/print.mjs';
import { renderTexts, selectTexts } from './render-texts.mjs';

/** A file of texts with nothing in it yet. */
const isEmpty = (/** @type {string} */ text) =>
  /defineTexts\(\{\s*\}\)|\{\s*\.\.\.englishApiTexts,?\s*\}/.test(text);

/**
 * Writes every text of the kit into the files of a site, in English, to translate. A file that has texts is left as it is.
 *
 * @param {{ folder: string, organisation: string }} site its folder, and the file with its facts, below the root
 * @returns {Promise<string[]>} the files that were written
 */
export async function writeTexts({ folder, organisation: facts }) {
  const { organisation, englishTexts, englishApiTexts } = await (isWorkspace
    ? readSources(facts)
    : readPackages(folder, facts));
  const files = {
    'src/texts.ts': renderTexts(selectTexts(englishTexts, organisation), {
      ...{ type: 'OwnTexts', from: '@guildhall/site' },
      about: 'Every text of the kit that visitors and members of this site read.',
    }),
    'src/api-texts.ts': renderTexts(englishApiTexts, {
      ...{ type: 'ApiTexts', from: '@guildhall/api' },
      about: 'Every text that the api sends: emails and messages.',
    }),
  };
  const written = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    const file = join(root, path);
    if (existsSync(file) && !isEmpty(readFileSync(file, 'utf8'))) {
      print(`${path} exists, and was not changed`);
      continue;
    }
    writeFileSync(file, await formatText(file, text));
    written.push(path);
  }
  return written;
}

/**
 * Formats a file as the workspace is; other sites have formatters of their own.
 *
 * @param {string} file
 * @param {string} text
 */
export async function formatText(file, text) {
  if (!isWorkspace) return text;
  const place = createRequire(join(root, 'package.json')).resolve('oxfmt');
  /** @type {typeof import('oxfmt')} */
  const { format } = await import(pathToFileURL(place).href);
  const layout = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  return (await format(file, text, layout)).code;
}

/**
 * @param {string} folder
 * @param {string} facts
 */
async function readPackages(folder, facts) {
  const own = join(root, folder);
  const [{ organisation }, { englishTexts }, { englishApiTexts }] = await Promise.all([
    import(pathToFileURL(join(root, facts)).href),
    importOwn('@guildhall/site/testing', own),
    importOwn('@guildhall/api', own),
  ]);
  return { organisation, englishTexts, englishApiTexts };
}

/**
 * Reads sources as the build does: components import styles, which Node does not.
 *
 * @param {string} facts
 */
async function readSources(facts) {
  const { createServer, defaultServerConditions } = await import('vite');
  const reader = await createServer({
    ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: {
      resolve: { conditions: ['@guildhall/source', ...defaultServerConditions] },
      noExternal: [/^@guildhall\//],
    },
  });
  const files = [facts, 'libs/site/src/texts/english-texts.ts', 'libs/api/src/texts/english-api-texts.ts'];
  try {
    const modules = await Promise.all(files.map((file) => reader.ssrLoadModule(join(root, file))));
    return Object.assign({}, ...modules);
  } finally {
    await reader.close();
  }
}
