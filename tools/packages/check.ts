// A step of `npm test`: every library and program is packed as for npm; publint and Are the Types Wrong read the archives, no
// stylesheet changes a page around its components, React's server imports the doors of what was built, and what doors
// promise is what the report in the repository says.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDoors } from '../consumer/doors.ts';
import { isProgram, packLibraries } from '../consumer/libraries.ts';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import { doorReportFile, renderDoorReport } from './door-report.ts';
import { findOutsideRules } from './outside-rules.ts';
import { findPackageFaults } from './package-faults.ts';
import { doorsWithReact, findDoorFaults } from './react-server/find-door-faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
try {
  const libraries = await packLibraries(folder, { programs: true });
  let count = 0;
  for (const { manifest, archive, folder: library } of libraries) {
    const hasDoors = manifest.exports !== undefined;
    const faults = await findPackageFaults(readFileSync(archive), { hasDoors });
    // The site's own stylesheet is of whole pages, and no door.
    if (manifest.exports?.['./styles.css'])
      faults.push(...findOutsideRules(readFileSync(join(library, 'dist/styles.css'), 'utf8')));
    const report = join(library, doorReportFile);
    if (
      hasDoors &&
      (!existsSync(report) || readFileSync(report, 'utf8') !== renderDoorReport(library, manifest))
    )
      faults.push(`its doors differ from ${doorReportFile}; run \`npm run doors\` and review the difference`);
    for (const fault of faults) print(`${manifest.name}: ${fault}`);
    count += faults.length;
  }
  const manifests = libraries.map(({ manifest }) => manifest);
  // Programs run on their own: no app's server imports them.
  const doorFaults = await findDoorFaults(listDoors(manifests.filter((manifest) => !isProgram(manifest))));
  for (const fault of doorFaults) print(fault);
  count += doorFaults.length;
  print(
    `${libraries.length} packages, ${count} faults; server code needs React for ${doorsWithReact.join(', ')}`,
  );
  process.exitCode = count > 0 || libraries.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
