import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { generateFiles } from './generate.mjs';

// Generates code from the shop's documents; with `--check`, fails if it is out of date.
const checking = process.argv.includes('--check');
const stale = [];
for (const { file, content } of await generateFiles()) {
  if (!checking) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } else if (content !== readWritten(file)) stale.push(relative(process.cwd(), file));
}
if (stale.length > 0) {
  process.stderr.write(`${stale.join(', ')}: out of date. Run: npm run codegen -w @guildhall/shop-client\n`);
  process.exitCode = 1;
}

/** @param {string} file */
function readWritten(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
