import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { environment, node, nx } from '../set-up/workspace.mjs';
import { getKind } from './file-kinds.mjs';
import { findProject } from './projects.mjs';
import { findChangedTexts, namesChange } from './text-changes.mjs';

/** @typedef {import('./file-kinds.mjs').FileKind} FileKind */
/** @typedef {import('./projects.mjs').Project} Project */

/**
 * @typedef {object} Change
 * @property {readonly string[]} changed Changed files.
 * @property {(file: string) => string} readBefore Reads a file as it was; empty if it was not there.
 */

const journeys = 'apps/site-e2e/src/journeys';

/**
 * Lists the files that differ from a commit, with those that git does not track yet.
 *
 * @param {string} root
 * @param {string} base
 * @returns {Change}
 */
export function findChange(root, base) {
  const changed = readLines(root, 'diff', '--name-only', '--no-renames', base);
  return {
    changed: [...new Set([...changed, ...readLines(root, 'ls-files', '--others', '--exclude-standard')])],
    readBefore: (file) => git(root, 'show', `${base}:${file}`),
  };
}

/**
 * Runs git.
 *
 * @param {string} root
 * @param {string[]} words
 */
function git(root, ...words) {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 }).stdout;
}

/**
 * @param {string} root
 * @param {string[]} words
 */
function readLines(root, ...words) {
  return git(root, ...words)
    .split('\n')
    .filter(Boolean);
}

/**
 * Finds what must be checked after a change: files, folders of projects (or single files) whose tests can fail, and journeys.
 *
 * - Documents touch the tests that name them, tests touch themselves, styles the pages of their own project.
 * - Texts touch their own project, and the tests and journeys that name what has changed.
 * - Other code touches the pages of all projects that depend on it, the Node tests that import it, those that may reach
 *   it in other ways, and all journeys.
 *
 * Nothing is returned if everything must be checked.
 *
 * @param {string} root
 * @param {Change} change
 * @param {readonly Project[]} projects
 * @returns {Pick<import('./steps.mjs').Scope, 'kinds' | 'files' | 'folders' | 'nodeTests' | 'journeys'>}
 */
export function findAffected(root, { changed, readBefore }, projects) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const files = changed.filter((file) => existsSync(join(root, file)));
  const changes = changed.map((file) => classify(file, files.includes(file) ? read(file) : '', readBefore));
  const select = (/** @type {FileKind[]} */ ...kinds) =>
    changes.flatMap(({ kind, file }) => (kinds.includes(kind) ? file : []));
  const code = select('code');
  // Nobody knows what depends on a file of no project: everything is checked.
  if (code.some((file) => !findProject(projects, file))) return {};
  const dependent = code.length > 0 ? listDependentFolders(root, code, projects) : [];
  const own = select('style', 'test', 'text').flatMap((file) => findProject(projects, file)?.folder ?? []);
  const patterns = ['*.test.ts', '*.test.tsx', '*.stories.tsx', `${journeys}/*.spec.ts`];
  const listed = readLines(root, 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns);
  const tests = listed.filter((file) => existsSync(join(root, file)));
  const texts = changes.flatMap((change) => change.texts ?? []);
  const touched = [
    ...(texts.length > 0 ? tests.filter((file) => namesChange(read(file), texts)) : []),
    ...tests.filter((file) => namesDocument(read(file), select('document'))),
    // These read the sources of all projects.
    ...(changes.some(({ kind }) => kind !== 'document') ? ['tools/lint'] : []),
  ];
  const reached = code.length > 0 ? listRelatedTests(root, code) : [];
  const undecided = tests.filter(
    (file) => dependent.some((folder) => file.startsWith(`${folder}/`)) && reachesUnseen(file, read),
  );
  const unique = (/** @type {string[]} */ ...places) => [...new Set(places)];
  return {
    kinds: changes.map(({ kind }) => kind),
    files,
    folders: unique(...dependent, ...own, ...touched),
    nodeTests: unique(...reached, ...undecided, ...own, ...touched),
    // Nx knows what the journeys depend on.
    ...(!dependent.includes('apps/site-e2e') && {
      journeys: unique(...files, ...touched).filter((file) => file.startsWith(`${journeys}/`)),
    }),
  };
}

/**
 * Finds the kind of a change. A file of texts in which more than texts has changed is code.
 *
 * @param {string} file
 * @param {string} after Its content; empty if it is gone.
 * @param {Change['readBefore']} readBefore
 * @returns {{ file: string, kind: FileKind, texts?: [before: string, after: string][] | undefined }}
 */
function classify(file, after, readBefore) {
  const kind = getKind(file);
  if (kind !== 'text') return { file, kind };
  const texts = findChangedTexts(readBefore(file), after);
  return { file, texts, kind: texts ? kind : 'code' };
}

/**
 * Says whether a test's source names one of these documents, or a pattern or folder of documents.
 *
 * @param {string} source
 * @param {readonly string[]} documents
 */
function namesDocument(source, documents) {
  const mentions = source.match(/[\w./*${}-]*(?:\bdocs\/[\w./*${}-]*|\.md\b)/g) ?? [];
  return documents.some((file) =>
    mentions.some((mention) => {
      if (mention.includes('$')) return source.includes(basename(file, '.md'));
      return !/^[^*]+\.md$/.test(mention) || basename(mention) === basename(file);
    }),
  );
}

/**
 * Lists the Node tests whose imports reach any of these files.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function listRelatedTests(root, files) {
  return JSON.parse(run(root, ['tools/check/related-tests.mjs', ...files]));
}

const unseen =
  /node:(?:child_process|worker_threads)|\bimport\((?!['"`])|import\.meta\.(?:dirname|filename|url|resolve)|\b(?:root|cwd|getSource)\b/;

/**
 * Says whether a test, or a fixture beside it, may reach code that it does not import: by starting programs, importing what
 * it does not name, or reading the workspace, whose place it knows.
 *
 * @param {string} file
 * @param {(file: string) => string} read
 * @returns {boolean}
 */
function reachesUnseen(file, read) {
  const source = read(file);
  const fixtures = [...source.matchAll(/from '(\.[^']*\.fixture\.\w+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return unseen.test(source) || fixtures.some((one) => reachesUnseen(one, read));
}

/**
 * Asks Nx for the folders of the projects that depend on files.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @param {readonly Project[]} projects
 */
function listDependentFolders(root, files, projects) {
  /** @type {string[]} */
  const names = JSON.parse(
    run(root, [nx, 'show', 'projects', '--affected', '--json', `--files=${files.join(',')}`]),
  );
  return projects.flatMap(({ name, folder }) => (names.includes(name) ? folder : []));
}

/**
 * Runs a program of the workspace, and returns what it prints.
 *
 * @param {string} root
 * @param {string[]} words Of Node.
 */
function run(root, words) {
  const { status, stdout, stderr } = spawnSync(node(), words, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 },
    env: environment(),
  });
  if (status !== 0) throw new Error(`What has changed could not be found:\n${stderr}`);
  return stdout;
}
