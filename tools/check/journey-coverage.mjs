import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './affected-base.mjs';

export const journeysFolder = 'apps/site-e2e/src/journeys';
export const recordingsFolder = 'test-results/journey-recordings';

/**
 * @typedef {object} JourneyCoverage
 * @property {string} commit On which it was recorded.
 * @property {JourneysBySource} journeys
 */

/**
 * @typedef {Record<string, string[]>} JourneysBySource Files of journeys that pass a source file, by that file. One that is
 * missing was not there.
 */

/**
 * @typedef {object} Recordings
 * @property {(ServerRecording & { journey: string })[]} servers With the file of the journey.
 * @property {BuildRecording[]} builds
 * @property {(file: string) => string} readBundle Reads a file that a site's build has written.
 */

/**
 * @typedef {object} ServerRecording
 * @property {Record<string, number[]>} functions Where functions that have run start, by file.
 * @property {string[]} requests Paths.
 */

/**
 * @typedef {object} BuildRecording
 * @property {Record<string, string[]>} scripts Sources of each script that a site serves, by its path in URLs.
 * @property {string[]} ran Files in which the build has run functions.
 */

/**
 * Finds out which journeys pass a source file: their servers ran a function in it, or served a script that it is part of.
 * What a build runs can change every page, so all journeys pass it.
 *
 * @param {Recordings} recordings
 * @returns {JourneysBySource}
 */
export function joinRecordings({ servers, builds, readBundle }) {
  /** @type {Map<string, Set<string>>} */
  const journeys = new Map();
  const add = (/** @type {string[]} */ files, /** @type {string[]} */ ...passing) => {
    for (const source of files.filter((path) => !/^\.\.|node_modules\//.test(path)))
      journeys.set(source, new Set([...(journeys.get(source) ?? []), ...passing]));
  };
  for (const { scripts } of builds) add(Object.values(scripts).flat());
  for (const { functions, requests, journey } of servers) {
    for (const [file, starts] of Object.entries(functions)) {
      const sources = file.includes('/dist/')
        ? listSources(file, readBundle(file))
        : [{ start: 0, source: file }];
      add(sources.map(({ source }) => source));
      add(
        starts.map((start) => sources.findLast((one) => one.start <= start)?.source ?? file),
        journey,
      );
    }
    for (const { scripts, ran } of builds)
      add([...ran, ...requests.flatMap((path) => scripts[path] ?? [])], journey);
  }
  return Object.fromEntries([...journeys].map(([source, passing]) => [source, [...passing].sort()]));
}

/**
 * Lists where each source begins in a renderer's bundle: a line of its own names it, from the site's folder.
 *
 * @param {string} file
 * @param {string} bundle
 */
function listSources(file, bundle) {
  const site = dirname(file).replace(/\/dist\/.*/, '');
  return [...bundle.matchAll(/^\/\/ (\S+\.\w+)$/gm)].map(({ index, 1: path = '' }) => ({
    start: index,
    source: join(site, path),
  }));
}

/**
 * Creates an empty folder for recordings.
 *
 * @param {string} root
 */
export function createRecordingsFolder(root) {
  const folder = join(root, recordingsFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @param {string} root */
const getFile = (root) => join(root, 'test-results/journey-coverage.json');

/**
 * Keeps the coverage of a run, unless there are changes that no commit has.
 *
 * @param {string} root
 * @param {JourneysBySource} journeys
 */
export function writeCoverage(root, journeys) {
  if (git(root, ['status', '--porcelain'])) return;
  /** @type {JourneyCoverage} */
  const coverage = { commit: git(root, ['rev-parse', 'HEAD']) ?? '', journeys };
  writeFileSync(getFile(root), JSON.stringify(coverage, null, 1));
}

/**
 * Reads the coverage of the last `npm run test:all` here whose journeys passed.
 *
 * @param {string} root
 * @param {string} base
 * @returns {JourneyCoverage & { since: string } | undefined} With the commit since which changes count: journeys that pass
 * none of them go the same way as then. undefined if nothing was recorded, or its commit is gone.
 */
export function readCoverage(root, base) {
  if (!existsSync(getFile(root))) return undefined;
  /** @type {JourneyCoverage} */
  const coverage = JSON.parse(readFileSync(getFile(root), 'utf8'));
  const since = git(root, ['merge-base', base, coverage.commit]);
  return since ? { ...coverage, since } : undefined;
}
