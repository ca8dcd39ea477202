// A step of `npm test`: every library is packed as for npm, and publint and Are the Types Wrong read the archives, and what
// their doors promise is compared with the report in the repository.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packLibraries } from '../consumer/libraries.ts';
import { print } from '../set-up/print.mjs';
import { doorReportFile, renderDoorReport } from './door-report.ts';
import { findPackageFaults } from './package-faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
try {
  const libraries = await packLibraries(folder);
  let count = 0;
  for (const { manifest, archive, folder: library } of libraries) {
    const faults = await findPackageFaults(readFileSync(archive));
    const report = join(library, doorReportFile);
    const isTrue = existsSync(report) && readFileSync(report, 'utf8') === renderDoorReport(library, manifest);
    if (!isTrue)
      faults.push(`its doors differ from ${doorReportFile}; run \`npm run doors\` and review the difference`);
    for (const fault of faults) print(`${manifest.name}: ${fault}`);
    count += faults.length;
  }
  print(`${libraries.length} packages, ${count} faults`);
  process.exitCode = count > 0 || libraries.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
