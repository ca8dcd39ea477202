import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { explainFileError } from '../machine/file-error.mjs';
import { printStep, secondsSince } from '../terminal/print.mjs';
import { withProgress } from '../terminal/progress.mjs';
import { createMarker, waitForOther } from '../machine/work-marker.mjs';
import { isWorkspace, root, sourceOptions } from '../machine/installation.mjs';
import { requireWritable } from '../machine/writable.mjs';
import { describeCommand } from './site-folder.mjs';
import { fingerprintBuild, fingerprintSources } from './fingerprint.mjs';

/** @typedef {ReturnType<typeof import('../processes/supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./site-folder.mjs').SiteFolder} SiteFolder */

/**
 * Builds the site, unless neither its sources nor its build have changed since the last time. Waits while another command
 * builds it. Prints the build's output if it fails.
 *
 * @param {Supervisor} supervisor
 * @param {SiteFolder} site
 */
export async function buildSite(supervisor, site) {
  const since = performance.now();
  const name = site.folder === '.' ? 'site' : site.folder.replaceAll('/', '-');
  const marker = createMarker(join(root, '.cache/building', name));
  await waitForOther(marker, { name: 'build', text: 'waiting for another command to build' });
  const sources = fingerprintSources(root);
  const record = join(root, '.cache/builds', `${name}.json`);
  if (isUnchanged(record, site, sources))
    return printStep(true, 'build', `unchanged (${secondsSince(since)})`);
  requireWritable('.cache', join(site.folder, 'dist'));
  const running = marker.set();
  // Another command was faster.
  if (!running) return buildSite(supervisor, site);
  try {
    await runBuild(supervisor, site);
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify({ sources, build: fingerprintBuild(root, site.folder) }));
  } finally {
    running.done({ isComplete: true });
  }
  printStep(true, 'build', `done (${secondsSince(since)})`);
}

/**
 * @param {Supervisor} supervisor
 * @param {SiteFolder} site
 */
async function runBuild(supervisor, site) {
  /** @type {string[]} */
  const lines = [];
  const code = await withProgress({ name: 'build', text: `building ${site.label}` }, () => {
    const { words, cwd } = findBuildCommand(site);
    return supervisor.start({ words, cwd, onLine: (line) => lines.push(line) }).exited;
  });
  if (code === 0) return;
  const output = lines.join('\n');
  const problem = explainFileError(output);
  throw new Error(problem ?? `${output}\n\nThe site could not be built. See the output above.`);
}

/**
 * Checks that the packages are installed and that the site is built.
 *
 * @throws Error that says what to run
 *
 * @param {SiteFolder} site
 */
export function requireBuild(site) {
  if (!existsSync(join(root, 'node_modules')))
    throw new Error('The packages are not installed yet. Run: npm ci --omit=dev');
  if (!existsSync(join(root, site.folder, 'dist/server')))
    throw new Error(`The site is not built yet. Run: ${describeCommand('build', site)}`);
}

/**
 * @param {string} record
 * @param {SiteFolder} site
 * @param {string} sources
 */
function isUnchanged(record, site, sources) {
  if (!existsSync(record)) return false;
  const last = JSON.parse(readFileSync(record, 'utf8'));
  return last.sources === sources && last.build === fingerprintBuild(root, site.folder);
}

/** The workspace's task runner. */
const nx = join(root, 'node_modules/nx/dist/bin/nx.js');

/**
 * Finds the command that builds a site. In a workspace with all packages it is the task runner, which may have this build in
 * its cache; otherwise Vite, which needs no further packages.
 *
 * @param {SiteFolder} site
 */
function findBuildCommand({ folder, project }) {
  if (isWorkspace && existsSync(nx))
    // The site is bundled from the libraries' sources, so they need no build.
    return {
      words: [nx, 'run', `${project}:build`, '--excludeTaskDependencies', '--outputStyle=stream'],
      cwd: root,
    };
  const cwd = join(root, folder);
  const vite = dirname(createRequire(join(cwd, 'package.json')).resolve('vite/package.json'));
  const words = [...sourceOptions, join(vite, 'bin/vite.js'), 'build', '--app', '--configLoader', 'native'];
  return { words, cwd };
}
