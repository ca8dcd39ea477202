// `npm run new texts -- --site examples/second-site` writes the English texts of site and api into files of the site, to
// translate: `src/texts.ts` and `src/api-texts.ts`. A file that exists is left as it is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { createServer, defaultServerConditions } from 'vite';
import { print } from '../terminal/print.mjs';
import { root } from '../machine/installation.mjs';
import { renderTexts, selectTexts } from './render-texts.mjs';

const conditions = ['@guildhall/source', ...defaultServerConditions];

/** Reads sources as the build does: components import styles, which Node does not. */
const createReader = () =>
  createServer({
    ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions }, noExternal: [/^@guildhall\//] },
  });

/**
 * Writes the files that do not exist yet.
 *
 * @param {{ folder: string, organisation: string }} site its folder, and the file with its facts, below the root
 * @returns {Promise<string[]>} the files that were written
 */
export async function writeTexts({ folder, organisation: facts }) {
  const { organisation, englishTexts, englishApiTexts } = await readTexts(facts);
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
  const layout = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const written = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    const file = join(root, path);
    if (existsSync(file)) {
      print(`${path} exists, and was not changed`);
      continue;
    }
    writeFileSync(file, (await format(file, text, layout)).code);
    written.push(path);
  }
  return written;
}

/** @param {string} facts */
async function readTexts(facts) {
  const reader = await createReader();
  const files = [facts, 'libs/site/src/texts/english-texts.ts', 'libs/api/src/texts/english-api-texts.ts'];
  try {
    const modules = await Promise.all(files.map((file) => reader.ssrLoadModule(join(root, file))));
    return Object.assign({}, ...modules);
  } finally {
    await reader.close();
  }
}
