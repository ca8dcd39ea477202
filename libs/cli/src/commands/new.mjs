import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/installation.mjs';
import { createPart } from '../new/new-part.mjs';
import { chooseSite, omitSiteOption } from '../start/site-folder.mjs';
import { print } from '../terminal/print.mjs';
import { formatText, writeTexts } from '../texts/write-texts.mjs';

const siteNames = '`runSite` in src/main.ts and `guildhall` in vite.config.ts take it as `texts`';
const apiNames = '`runApi` in src/api.ts takes it as `texts`';

const kinds = /** @type {const} */ (['block', 'island', 'page-kind']);

/**
 * Runs `guildhall new block tide-map`, `new island tide-clock`, `new page-kind tides` and `new texts`: writes the files of a new
 * part of the site, and its line in each list.
 *
 * @throws Error that says what can be created
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const [kind = '', name = '', ...others] = omitSiteOption(words);
  if (others.length > 0)
    throw new Error(`${others.join(' ')} is not known: name one part, and at most --site.`);
  const site = chooseSite(words);
  if (kind === 'texts') {
    for (const file of await writeTexts(site))
      print(`${file}: translate it. ${/api/.test(file) ? apiNames : siteNames}, as a new site does.`);
    return;
  }
  const known = kinds.find((one) => one === kind);
  if (known === undefined || name === '')
    throw new Error(`Name what to create: ${kinds.map((one) => `new ${one} NAME`).join(', ')} or new texts.`);
  const files = createPart(known, name, site);
  for (const file of files) {
    const path = join(root, file);
    writeFileSync(path, await formatText(path, readFileSync(path, 'utf8')));
    print(file);
  }
}
