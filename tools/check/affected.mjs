import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node, nx } from '../set-up/workspace.mjs';
import { isOfKind } from './file-kinds.mjs';
import { findProject } from './projects.mjs';

/** @typedef {import('./projects.mjs').Project} Project */

/**
 * Lists the files that differ from a commit, with those that git does not track yet.
 *
 * @param {string} root
 * @param {string} base
 * @returns {string[]}
 */
export function listChangedFiles(root, base) {
  const changed = readLines(root, 'diff', '--name-only', '--no-renames', base);
  return [...new Set([...changed, ...readLines(root, 'ls-files', '--others', '--exclude-standard')])];
}

/**
 * Lists the files that git does not ignore.
 *
 * @param {string} root
 * @param {string[]} patterns
 */
function listFiles(root, ...patterns) {
  return readLines(root, 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns)
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

/**
 * Runs git.
 *
 * @param {string} root
 * @param {string[]} words
 */
function readLines(root, ...words) {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 })
    .stdout.split('\n')
    .filter(Boolean);
}

/**
 * Finds what must be checked after a change: files, folders of projects (or single files) whose tests can
 * fail, and journeys. Documents touch the tests that read them; tests touch themselves; styles touch the pages of their own
 * project; everything else touches all projects that depend on it. Nothing is returned if everything must be checked.
 *
 * @param {string} root
 * @param {readonly string[]} changed
 * @param {readonly Project[]} projects
 * @returns {Pick<import('./steps.mjs').Scope, 'changed' | 'files' | 'folders' | 'journeys'>}
 */
export function findAffected(root, changed, projects) {
  const documents = changed.filter((file) => isOfKind(file, 'document'));
  const local = changed.filter((file) => isOfKind(file, 'style', 'test'));
  const others = changed.filter((file) => !isOfKind(file, 'document', 'style', 'test'));
  // Nobody knows what depends on a file of no project: everything is checked.
  if (others.some((file) => !findProject(projects, file))) return {};
  const dependent = others.length > 0 ? listDependentProjects(root, others, projects) : [];
  const own = local.flatMap((file) => findProject(projects, file) ?? []);
  const folders = [...new Set([...dependent, ...own].map(({ folder }) => folder))];
  const files = changed.filter((file) => existsSync(join(root, file)));
  return {
    changed,
    files,
    folders: [
      ...folders,
      ...(documents.length > 0 ? listReadersOfDocuments(root) : []),
      // These read the sources of all projects.
      ...(documents.length < changed.length ? ['tools/lint'] : []),
    ],
    ...chooseJourneys(
      dependent.map(({ folder }) => folder),
      files,
    ),
  };
}

/**
 * Asks Nx which projects depend on files.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @param {readonly Project[]} projects
 */
function listDependentProjects(root, files, projects) {
  const words = ['show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const { status, stdout, stderr } = spawnSync(node(), [nx, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: environment({ NX_DAEMON: 'false' }),
  });
  if (status !== 0) throw new Error(`Nx could not find what has changed:\n${stderr}`);
  /** @type {string[]} */
  const names = JSON.parse(stdout);
  return projects.filter(({ name }) => names.includes(name));
}

/**
 * Lists the tests that read documents.
 *
 * @param {string} root
 */
function listReadersOfDocuments(root) {
  return listFiles(root, '*.test.ts', '*.test.tsx').filter((file) =>
    /\bdocs\/|\.md\b/.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** Project of the journeys: Nx knows what it depends on. */
const journeysFolder = 'apps/site-e2e';

/**
 * Chooses all journeys if changed code reaches them, else those that changed themselves.
 *
 * @param {readonly string[]} folders
 * @param {readonly string[]} files Changed files that still exist.
 * @returns {{ journeys?: string[] }} Nothing for all.
 */
function chooseJourneys(folders, files) {
  if (folders.includes(journeysFolder)) return {};
  return { journeys: files.filter((file) => file.startsWith(`${journeysFolder}/src/journeys/`)) };
}
