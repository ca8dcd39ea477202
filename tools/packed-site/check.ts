// A step of `npm test`: both sites are built and run outside the workspace from packed libraries, like an organisation's
// own copy. They must have the same styles and pass journeys, and the first one must meet the same byte budgets. The
// second one's api is installed with the adapters that it names: visitors of the second site join, pay and log in with it.
// A third site and an api are made from their guides alone, in empty folders; another one by `npm create guildhall`, whose commands must work. The first site is also built with the
// oldest and the newest Vite that the kit promises to work with, and the example of Next is installed: nothing else is
// fetched.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { startBrowser } from '../consumer/try-in-browser.ts';
import { isProgram, packLibraries, type PackedLibrary } from '../consumer/libraries.ts';
import { onEndRequest } from '../../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../../libs/cli/src/processes/supervisor.mjs';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { followCreatedSite } from './created-site.ts';
import { compareRules, readBuiltRules } from './css-rules.ts';
import { findDuplicates } from './duplicates.ts';
import { followApiGuide } from './guide-api.ts';
import { followGuide } from './guide-site.ts';
import { installApi } from './install-api.ts';
import { installSites } from './install-site.ts';
import { followNextExample } from './next/next-example.ts';
import { createPrograms } from './programs.ts';
import { findUndeclaredImports } from './undeclared-imports.ts';
import { buildWithEachVite } from './vite-range.ts';

const supervisor = createSupervisor();
const { run: runProgram, start: startServer } = createPrograms(supervisor);
const folder = mkdtempSync(join(tmpdir(), 'packed-site-'));
/** Not below the sites, whose packages Node would find. */
const alone = mkdtempSync(join(tmpdir(), 'packed-api-'));
const third = mkdtempSync(join(tmpdir(), 'packed-guide-'));
const fourth = mkdtempSync(join(tmpdir(), 'packed-api-guide-'));
const next = mkdtempSync(join(tmpdir(), 'packed-next-'));
const created = mkdtempSync(join(tmpdir(), 'packed-created-'));
process.on('exit', () =>
  [folder, alone, third, fourth, next, created].forEach((path) =>
    rmSync(path, { recursive: true, force: true }),
  ),
);
onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});

const readGuide = (name: string) => readFileSync(join(root, 'docs/guides', `${name}.md`), 'utf8');
const first = 'apps/site';
const second = 'examples/second-site';

/** Builds a site and compares its styles with those of the build in the workspace. */
async function buildSite(path: string): Promise<string[]> {
  const site = join(folder, path);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--app', '--configLoader', 'native'];
  const faults = await runProgram(`the build of ${path}`, words, site);
  if (faults.length > 0) return faults;
  return [
    ...findReactFaults(site),
    ...findUndeclaredImports(site),
    ...compareRules(readBuiltRules(join(root, path)), readBuiltRules(site)),
  ];
}

/** A release must not give React's file another name because of what it imports. */
function findReactFaults(site: string): string[] {
  const assets = join(site, 'dist/client/assets');
  const [react = ''] = globSync('react-*.js', { cwd: assets });
  const { module } = parseSync(react, readFileSync(join(assets, react), 'utf8'), { sourceType: 'module' });
  const count = module.staticImports.length + module.dynamicImports.length;
  return count === 0 ? [] : [`${react} of ${site} imports other files`];
}

/** Starts the api of a site with only the adapters that it names. */
async function startApi(path: string, libraries: readonly PackedLibrary[]): Promise<string[]> {
  const { entry, absent } = await installApi(alone, path, libraries);
  print(`The api of ${path} does not install ${absent.join(', ')}`);
  const env = { SITE_ORIGIN: 'http://site.test', API_PORT: '0', LOG_LEVEL: 'silent' };
  const started = await startServer([join(alone, entry)], { cwd: alone, env, begins: 'api listening on' });
  return started === undefined ? [`the api of ${path} does not start with its own adapters alone`] : [];
}

async function findFaults(): Promise<string[]> {
  const packed = await packLibraries(folder, { programs: true });
  const libraries = packed.filter(({ manifest }) => !isProgram(manifest));
  await installSites(folder, libraries);
  const browser = await startBrowser();
  const programs = { run: runProgram, start: startServer, browser };
  const faults = [
    ...findDuplicates(folder),
    ...(await startApi(second, libraries)),
    ...(await followGuide(third, readGuide('your-own-site'), libraries, programs)),
    ...(await followApiGuide(fourth, readGuide('your-own-api'), libraries, programs)),
    ...(await followCreatedSite(created, packed, programs)),
    ...(await followNextExample(next, libraries, programs)),
    ...(await buildWithEachVite(folder, async (version) => {
      const found = await buildSite(first);
      return found.map((fault) => `Vite ${version}: ${fault}`);
    })),
    ...(await buildSite(first)),
    ...(await buildSite(second)),
  ];
  await browser.close();
  if (faults.length > 0) return faults;
  const journeys = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--grep', '@packed'];
  const folders = {
    SITE_FOLDER: join(folder, first),
    SECOND_SITE_FOLDER: join(folder, second),
    SECOND_API_FOLDER: alone,
  };
  return [
    ...(await runProgram('a budget', [join(root, 'tools/bench/bytes/check.ts'), folders.SITE_FOLDER], root)),
    ...(await runProgram('a journey', journeys, join(root, 'apps/site-e2e'), folders)),
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
