// A step of `npm test`: the site is built and run outside the workspace from packed libraries, like an organisation's
// own copy. It must have the same styles, meet the same byte budgets and pass journeys. Nothing is fetched.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packLibraries } from '../consumer/libraries.ts';
import { onEndRequest } from '../processes/ending.mjs';
import { createSupervisor } from '../processes/supervisor.mjs';
import { print } from '../set-up/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { compareRules, findLayerFaults, readBuiltRules } from './css-rules.ts';
import { findDuplicates } from './duplicates.ts';
import { installSite } from './install-site.ts';
import { findUndeclaredImports } from './undeclared-imports.ts';

const supervisor = createSupervisor();
const folder = mkdtempSync(join(tmpdir(), 'packed-site-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});

/** Runs a program of Node. Its output is printed only if it fails. */
async function runProgram(name: string, words: string[], cwd: string, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const { exited } = supervisor.start({ words, cwd, env, onLine: (line: string) => lines.push(line) });
  if ((await exited) === 0) return [];
  for (const line of lines) print(`  ${line}`);
  return [`${name} failed`];
}

async function findFaults(): Promise<string[]> {
  const site = await installSite(folder, await packLibraries(folder));
  const duplicates = findDuplicates(folder);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const build = await runProgram('the build', [vite, 'build', '--app', '--configLoader', 'native'], site);
  if (build.length > 0) return [...duplicates, ...build];
  const journeys = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--grep', '@packed'];
  return [
    ...duplicates,
    ...findUndeclaredImports(site),
    ...findLayerFaults(readBuiltRules(site, 'entry-server-*.css')),
    ...compareRules(readBuiltRules(join(root, 'apps/site')), readBuiltRules(site)),
    ...(await runProgram('a budget', [join(root, 'tools/bench/bytes/check.ts'), site], root)),
    ...(await runProgram('a journey', journeys, join(root, 'apps/site-e2e'), { SITE_FOLDER: site })),
  ];
}

try {
  const faults = await findFaults();
  for (const fault of faults) print(fault);
  if (faults.length === 0) print('builds, has the same styles, meets the budgets, passes its journeys');
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
await supervisor.stop();
process.exit();
