import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, number>} Sizes By what is counted. */
/** @typedef {Record<string, Sizes>} SizesByRoom By folder at the root; `repository` is the whole. */

const rooms = ['apps', 'docs', 'examples', 'libs', 'tools', 'wordpress'];
const code = /\.(ts|tsx|mjs)$/;
const testCode = /\.(test|fixture|stories|spec)\.tsx?$|\/testing\/|^apps\/site-e2e\/|^libs\/adapter-tests\//;
/** A variable of a server: a name in capitals with its rule. A key such as `ID` is none, nor is one that is read no more. */
const variable = /^\s*([A-Z][A-Z0-9]{2,}(?:_[A-Z0-9]+)*): (?:v\.|[a-z]\w*[(,.])/gm;

/**
 * Counts what someone who takes the repository over has to understand: tracked files, lines of product and of tests, and
 * words of Markdown of each room; variables, overrides and decisions of the whole.
 *
 * @param {string} root
 * @returns {SizesByRoom}
 */
export function measureSizes(root) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached'], { cwd: root, maxBuffer: 10_000_000 });
  // A file with a conflict is listed several times. Nobody has to read what was new in earlier versions.
  const paths = [...new Set(String(stdout).split('\0'))].filter(
    (path) => path && !path.endsWith('CHANGELOG.md'),
  );
  const files = paths.filter((path) => existsSync(join(root, path))).map((path) => measureFile(root, path));
  const names = new Set(files.flatMap(({ variables }) => variables));
  return {
    ...Object.fromEntries(
      rooms.map((room) => [room, sum(files.filter(({ path }) => path.startsWith(`${room}/`)))]),
    ),
    repository: {
      ...sum(files),
      variables: names.size,
      overrides: countOverrides(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).overrides),
      decisions: files.filter(({ path }) => /^docs\/decisions\/\d/.test(path)).length,
    },
  };
}

/**
 * @param {string} root
 * @param {string} path
 */
function measureFile(root, path) {
  const isText = code.test(path) || path.endsWith('.md');
  const text = isText ? readFileSync(join(root, path), 'utf8') : '';
  const lines = code.test(path) ? text.split('\n').length - 1 : 0;
  const isTest = testCode.test(path);
  const isServerCode = /^libs\/.*(?<!\/former-variables)\.(ts|tsx|mjs)$/.test(path) && !isTest;
  return {
    path,
    product: isTest ? 0 : lines,
    tests: isTest ? lines : 0,
    words: path.endsWith('.md') ? (text.match(/\S+/g)?.length ?? 0) : 0,
    variables: isServerCode ? [...text.matchAll(variable)].map(([, name = '']) => name) : [],
  };
}

/**
 * @param {readonly { product: number, tests: number, words: number }[]} files
 * @returns {Sizes}
 */
function sum(files) {
  const sizes = { files: files.length, product: 0, tests: 0, words: 0 };
  for (const { product, tests, words } of files) {
    sizes.product += product;
    sizes.tests += tests;
    sizes.words += words;
  }
  return sizes;
}

/**
 * @param {Record<string, string | object>} overrides
 * @returns {number}
 */
function countOverrides(overrides) {
  return Object.values(overrides).reduce(
    (count, value) => count + (typeof value === 'string' ? 1 : Object.keys(value).length),
    0,
  );
}
