import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { environment, node, nx } from '../set-up/workspace.mjs';
import { getKind } from './file-kinds.mjs';
import { differsInBodiesOnly, importsNothingNew } from './function-bodies.mjs';
import { journeysFolder } from './journey-coverage.mjs';
import { findProject } from './projects.mjs';
import { findChangedTexts, namesChange } from './text-changes.mjs';

/** @typedef {import('./file-kinds.mjs').FileKind} FileKind */
/** @typedef {import('./projects.mjs').Project} Project */

/**
 * @typedef {object} Change
 * @property {readonly string[]} changed Changed files.
 * @property {(file: string) => string} readBefore Reads a file as it was; empty if it was not there.
 */

/**
 * @typedef {object} Coverage Journeys that pass a source file, by that file, and what has changed since it was recorded.
 * @property {Record<string, string[]>} journeys
 * @property {Change} change
 */

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
 * Finds what must be checked after a change: files, tests that can fail (or folders of projects with all of theirs), and
 * journeys.
 *
 * - Documents touch the tests that name them. Tests touch themselves, fixtures the tests that import them.
 * - Texts touch their own project, and the tests and journeys that name what has changed.
 * - Styles touch the tests in pages that import them, and Node tests of their project that may read them.
 * - Other code touches the tests that import it, those that may reach it in other ways, and journeys as `findJourneys` says.
 *
 * Nothing is returned if everything must be checked.
 *
 * @param {string} root
 * @param {Change} change
 * @param {readonly Project[]} projects
 * @param {Coverage} [coverage]
 * @returns {Pick<import('./steps.mjs').Scope, 'kinds' | 'files' | 'folders' | 'journeys'>}
 */
export function findAffected(root, change, projects, coverage) {
  const changes = classifyAll(root, change);
  const code = select(changes, 'code', 'body');
  const [styles, texts] = [select(changes, 'style'), select(changes, 'text')];
  // Nobody knows what depends on a file of no project: everything is checked.
  if (code.some((file) => !findProject(projects, file))) return {};
  const listOwnFolders = (/** @type {string[]} */ files) =>
    files.flatMap((file) => findProject(projects, file)?.folder ?? []);
  const tests = listTests(root);
  const inDependents = findTestsIn(tests, listDependentFolders(root, code, projects));
  const besideStyles = findTestsIn(tests, listOwnFolders(styles)).filter((file) => !isInPage(file));
  const starters = new Map(tests.map((file) => [file, listStarted(root, file)]));
  const startsNone = (/** @type {string} */ file) => starters.get(file)?.length === 0;
  const related = listRelatedTests(
    root,
    [...code, ...select(changes, 'test').filter(isFixture)],
    [...starters.values()].flat(),
  );
  const ownFolders = listOwnFolders(code);
  const isTouched = (/** @type {string} */ file) =>
    related.includes(file) || ownFolders.includes(findProject(projects, file)?.folder ?? '');
  const journeys =
    coverage && code.length > 0
      ? findJourneys(root, coverage.change, projects, coverage.journeys)
      : findJourneys(root, change, projects);
  const unique = (/** @type {string[]} */ ...places) => [...new Set(places)];
  return {
    kinds: changes.map(({ kind }) => kind),
    files: change.changed.filter((file) => existsSync(join(root, file))),
    folders: unique(
      ...select(changes, 'test'),
      ...related.filter((file) => tests.includes(file)),
      ...inDependents.filter((file) => startsNone(file) && mayReach(root, file, unseenCode)),
      ...tests.filter((file) => !startsNone(file) && [file, ...(starters.get(file) ?? [])].some(isTouched)),
      // Nobody imports these.
      ...listDependentFolders(
        root,
        code.filter((file) => !/\.(ts|tsx|mjs)$/.test(file)),
        projects,
      ),
      ...listRelatedTests(root, styles).filter(isInPage),
      ...besideStyles.filter((file) => mayReach(root, file, unseenStyle)),
      ...listOwnFolders(texts),
      ...findNamingTests(root, changes, tests),
      // These read the sources of all projects.
      ...(changes.some(({ kind }) => kind !== 'document')
        ? findTestsIn(tests, ['tools/lint']).filter(startsNone)
        : []),
    ),
    ...(journeys && { journeys: unique(...journeys) }),
  };
}

/**
 * Finds the journeys that a change touches: those that have changed or name what has, and for code inside functions those
 * that pass its file. Other code touches all if one of them can reach it, and so does a file without a known coverage.
 *
 * @param {string} root
 * @param {Change} change
 * @param {readonly Project[]} projects
 * @param {Record<string, string[]>} passing Journeys that pass a source file, by that file.
 * @returns {string[] | undefined} undefined for all.
 */
export function findJourneys(root, change, projects, passing = {}) {
  const changes = classifyAll(root, change);
  const code = select(changes, 'code', 'body');
  const inside = code.filter(
    (file) => passing[file] && differsInBodiesOnly(file, change.readBefore(file), readNow(root, file)),
  );
  const outside = code.filter((file) => !inside.includes(file));
  // Nobody knows what depends on a file of no project; of the others, Nx knows what the journeys depend on.
  if (outside.some((file) => !findProject(projects, file))) return undefined;
  if (listDependentFolders(root, outside, projects).includes('apps/site-e2e')) return undefined;
  const journeys = listTests(root).filter((file) => file.startsWith(`${journeysFolder}/`));
  const passed = inside.flatMap((file) => passing[file] ?? []);
  return [
    ...findNamingTests(root, changes, journeys),
    ...journeys.filter((file) => change.changed.includes(file) || passed.includes(file)),
  ];
}

/**
 * @param {string} root
 * @param {string} file
 */
const readNow = (root, file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** @param {string} root */
function listTests(root) {
  const patterns = ['*.test.ts', '*.test.tsx', '*.stories.tsx', `${journeysFolder}/*.spec.ts`];
  const listed = readLines(root, 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns);
  return listed.filter((file) => existsSync(join(root, file)));
}

/**
 * @param {readonly ClassifiedChange[]} changes
 * @param {FileKind[]} kinds
 */
const select = (changes, ...kinds) => changes.flatMap(({ kind, file }) => (kinds.includes(kind) ? file : []));

/**
 * Finds the tests that name a changed text, or a changed document.
 *
 * @param {string} root
 * @param {readonly ClassifiedChange[]} changes
 * @param {readonly string[]} tests
 */
function findNamingTests(root, changes, tests) {
  const texts = changes.flatMap((change) => change.texts ?? []);
  const documents = select(changes, 'document');
  return tests.filter((file) => {
    const source = readNow(root, file);
    return (texts.length > 0 && namesChange(source, texts)) || namesDocument(source, documents);
  });
}

/** @typedef {{ file: string, kind: FileKind, texts?: [before: string, after: string][] | undefined }} ClassifiedChange */

/**
 * @param {string} root
 * @param {Change} change
 */
const classifyAll = (root, { changed, readBefore }) =>
  changed.map((file) => classify(file, readNow(root, file), readBefore));

/**
 * Finds the kind of a change. A file of texts in which more than texts has changed is code.
 *
 * @param {string} file
 * @param {string} after Its content; empty if it is gone.
 * @param {Change['readBefore']} readBefore
 * @returns {ClassifiedChange}
 */
function classify(file, after, readBefore) {
  const kind = getKind(file);
  if (kind !== 'text' && kind !== 'code') return { file, kind };
  const before = readBefore(file);
  const texts = kind === 'text' ? findChangedTexts(before, after) : undefined;
  if (texts) return { file, texts, kind };
  const isBody = differsInBodiesOnly(file, before, after) && importsNothingNew(before, after);
  return { file, kind: isBody ? 'body' : 'code' };
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

/** @param {string} file */
const isFixture = (file) => /\.fixture\.\w+$/.test(file);

/** @param {string} file Of tests. */
const isInPage = (file) => /\.(browser\.test|stories)\.tsx$/.test(file);

/**
 * Lists the tests, stories and programs whose imports reach any of these files.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @param {readonly string[]} [programs]
 * @returns {string[]}
 */
function listRelatedTests(root, files, programs = []) {
  if (files.length === 0) return [];
  return JSON.parse(run(root, ['tools/check/related-tests.mjs', ...files, '--programs', ...programs]));
}

const unseenCode =
  /node:(?:child_process|worker_threads)|\bimport\((?!['"`])|import\.meta\.(?:dirname|filename|url|resolve)|(?<!:)\b(?:root|cwd|getSource)\b/;
const unseenStyle = new RegExp(String.raw`${unseenCode.source}|\.css\b`);

/**
 * Says whether a test, or a fixture beside it, may reach code that it does not import: by starting programs, importing what
 * it does not name, or reading the workspace, whose place it knows.
 *
 * @param {string} root
 * @param {string} file
 * @param {RegExp} pattern
 * @returns {boolean}
 */
function mayReach(root, file, pattern) {
  const source = readNow(root, file);
  return pattern.test(source) || listFixtures(file, source).some((one) => mayReach(root, one, pattern));
}

/**
 * Lists the programs that a test starts, as a line of it or of its fixture says: `// Starts libs/cli/src/main.mjs.` Only what
 * they import, their projects and its own touch it.
 *
 * @param {string} root
 * @param {string} file
 * @returns {string[]}
 */
function listStarted(root, file) {
  const source = readNow(root, file);
  const [line = ''] = /^\/\/ Starts .*(?:\n\/\/ .*)*/m.exec(source) ?? [];
  const programs = line.match(/[\w.-]+(?:\/[\w.-]+)*\.(?:ts|mjs)\b/g) ?? [];
  if (programs.length > 0 || unseenCode.test(source)) return programs;
  return listFixtures(file, source).flatMap((one) => listStarted(root, one));
}

/**
 * @param {string} file
 * @param {string} source
 */
const listFixtures = (file, source) =>
  [...source.matchAll(/from '(\.[^']*\.fixture\.\w+)'/g)].map(([, path = '']) => join(dirname(file), path));

/**
 * @param {readonly string[]} tests
 * @param {readonly string[]} folders
 */
const findTestsIn = (tests, folders) =>
  tests.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

/**
 * Asks Nx for the folders of the projects that depend on files.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @param {readonly Project[]} projects
 */
function listDependentFolders(root, files, projects) {
  if (files.length === 0) return [];
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
