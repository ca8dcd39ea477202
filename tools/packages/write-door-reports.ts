// `npm run doors`, after a build of the libraries: writes what their doors promise, for the diff of a change.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../consumer/libraries.ts';
import { root } from '../set-up/workspace.mjs';
import { doorReportFile, renderDoorReport } from './door-report.ts';

for (const name of readdirSync(join(root, 'libs'))) {
  const folder = join(root, 'libs', name);
  const manifest = readManifest(folder);
  if (manifest.exports !== undefined)
    writeFileSync(join(folder, doorReportFile), renderDoorReport(folder, manifest));
}
