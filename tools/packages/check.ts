// A step of `npm test`: every library is packed as for npm, publint and Are the Types Wrong read the archives, and no
// stylesheet changes a page around its components.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packLibraries } from '../consumer/libraries.ts';
import { print } from '../set-up/print.mjs';
import { findOutsideRules } from './outside-rules.ts';
import { findPackageFaults } from './package-faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
try {
  const libraries = await packLibraries(folder);
  let count = 0;
  for (const { manifest, folder: library, archive, files } of libraries) {
    const faults = await findPackageFaults(readFileSync(archive));
    if (files.includes('dist/styles.css'))
      faults.push(...findOutsideRules(readFileSync(join(library, 'dist/styles.css'), 'utf8')));
    for (const fault of faults) print(`${manifest.name}: ${fault}`);
    count += faults.length;
  }
  print(`${libraries.length} packages, ${count} faults`);
  process.exitCode = count > 0 || libraries.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
