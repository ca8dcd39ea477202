import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../set-up/workspace.mjs';
import { recordingsFolder } from './journey-coverage.mjs';

/** @typedef {import('./file-kinds.mjs').FileKind} FileKind */
/** @typedef {import('../set-up/programs.mjs').ProgramName} ProgramName */

/**
 * @typedef {object} Scope What a run checks.
 * @property {readonly FileKind[]} [kinds] Kinds of what has changed; undefined if everything counts as changed.
 * @property {readonly string[]} [files] Changed files that still exist.
 * @property {readonly string[]} [folders] Folders of projects, or single files of tests and stories; undefined for all.
 * @property {readonly string[]} [journeys] Files of journeys that pass what has changed; undefined for all.
 * @property {boolean} isThorough
 * @property {string} [shard] Part of the journeys.
 * @property {boolean} [showsWaits] True to print the tests during which nothing happened for longest.
 * @property {number} [seed] Of a random order of tests; undefined for the usual order.
 * @property {number} workers Processes that a step may use.
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Home} home
 * @property {(scope: Scope) => string[][]} programs Returns the arguments of Node for each of its programs, which run one
 * after another; none if there is nothing to check.
 * @property {boolean} [hasTests] True to count its tests; otherwise it counts as one check.
 * @property {readonly ProgramName[]} [needs]
 * @property {string} [after] Step that must pass first.
 * @property {number} [processors] Processors that it keeps busy; 1 if missing.
 * @property {boolean} [byProject] True if it can check single projects.
 * @property {boolean} [isThorough] True if only `npm run test:all` has it.
 * @property {boolean} [recordsCoverage] True if `npm run test:all` records what its servers run.
 */

/** @typedef {'sources' | 'Node' | 'pages' | 'builds' | 'journeys' | 'machines'} Home */

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
/** The second tells this command. */
const reporters = 'list,./tools/check/playwright-reporter.mjs';
const nx = 'node_modules/nx/dist/bin/nx.js';
const typeScript = 'node_modules/typescript-7/bin/tsc';

/**
 * @param {Scope} scope
 * @param {RegExp} pattern
 */
const choose = ({ files }, pattern) => files?.filter((file) => pattern.test(file));

/**
 * Arguments of Vitest for the tests of some projects.
 *
 * @param {string[]} words
 * @returns {(scope: Scope) => string[][]}
 */
const runVitest =
  (...words) =>
  ({ folders, workers, seed, showsWaits }) =>
    folders?.length === 0
      ? []
      : [
          [
            vitest,
            'run',
            ...words,
            '--reporter=default',
            '--reporter=./tools/check/vitest-reporter.mjs',
            ...(showsWaits ? ['--no-file-parallelism', '--maxWorkers=1'] : [`--maxWorkers=${workers}`]),
            ...(seed === undefined
              ? []
              : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]),
            ...(folders === undefined
              ? []
              : [
                  '--passWithNoTests',
                  ...folders.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/`)),
                ]),
          ],
        ];

/**
 * Arguments of Playwright for journeys.
 *
 * @param {string} config
 * @param {string[]} words
 * @returns {(scope: Scope) => string[][]}
 */
const runPlaywright =
  (config, ...words) =>
  ({ journeys, shard, seed }) =>
    journeys?.length === 0
      ? []
      : [
          [
            ...[playwright, 'test', '--config', config, '--reporter', reporters, ...words],
            ...(shard ? [`--shard=${shard}`] : []),
            ...(seed === undefined ? [] : [`--shuffle=${seed}`]),
            ...(journeys ?? []),
          ],
        ];

/**
 * A check of everything, which changes of some kinds of files cannot break.
 *
 * @param {readonly FileKind[]} harmless
 * @param {string[][]} programs
 * @returns {(scope: Scope) => string[][]}
 */
const unlessOnly =
  (harmless, ...programs) =>
  ({ kinds }) =>
    kinds?.every((kind) => harmless.includes(kind)) ? [] : programs;

/** Documents whose examples are compiled with the packed libraries, if they have any. */
const documentsWithExamples = /^(?:README\.md|libs\/[^/]+\/README\.md|docs\/guides\/[^/]+\.md)$/;

/**
 * As `unlessOnly`, for checks that read the examples of documents too.
 *
 * @type {typeof unlessOnly}
 */
const unlessOnlyWithoutExamples =
  (harmless, ...programs) =>
  (scope) => {
    const hasExamples = choose(scope, documentsWithExamples)?.some((file) =>
      /^```tsx?\b/m.test(readFileSync(join(root, file), 'utf8')),
    );
    return hasExamples ? programs : unlessOnly(harmless, ...programs)(scope);
  };

const sites = ['apps/site', 'examples/second-site'];

/**
 * Lists the words with which Nx builds what styles alone can change: their libraries, and the sites, which read the sources of
 * those. None for other changes.
 *
 * @param {Scope} scope
 */
function listBuildsOfStyles({ kinds, files = [], journeys }) {
  const isStyleOnly =
    kinds?.includes('style') && kinds.every((kind) => ['style', 'test', 'text'].includes(kind));
  if (!isStyleOnly || journeys?.length !== 0) return [];
  const folders = files.flatMap((file) => /^((?:apps|examples|libs)\/[^/]+)\/.*\.css$/.exec(file)?.[1] ?? []);
  const projects = [...new Set([...folders, ...sites])].map((folder) => `directory:${folder}`);
  return ['--excludeTaskDependencies', '-p', projects.join()];
}

const spelled = /\.(css|graphql|html|json|md|mjs|php|template|ts|tsx|yml)$/;
const linted = /\.(ts|tsx|mjs|css)$|^wordpress\/.*\.js$/;
/** A change of these can break a rule in any file. */
const lintSettings = /^(eslint\.config\.mjs|tools\/lint\/|nx\.json)|(^|\/)(package|project)\.json$/;

/**
 * The checks, those that take longest first among those that can start.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'lockfile', home: 'sources', programs: () => [['tools/lockcheck.mjs']] },
  {
    name: 'format',
    home: 'sources',
    programs: () => [['node_modules/oxfmt/bin/oxfmt', '--check']],
  },
  {
    name: 'types',
    home: 'sources',
    programs: unlessOnly(
      ['document', 'style'],
      [typeScript, '-p', 'tsconfig.json'],
      [typeScript, '-p', 'tools/wordpress/tsconfig.json'],
    ),
  },
  {
    name: 'unused',
    home: 'sources',
    programs: unlessOnly(
      ['style'],
      [
        'node_modules/knip/bin/knip.js',
        // It says which file of `dist` is which source: knip would read what a build has made.
        '--tsConfig',
        'tsconfig.lib.json',
        '--no-progress',
        '--no-config-hints',
        '--include',
        'files,exports,types',
      ],
    ),
  },
  {
    name: 'unit',
    home: 'Node',
    hasTests: true,
    byProject: true,
    needs: ['Chromium', 'Redis', 'nginx', 'promtool', 'systemd-analyze'],
    programs: runVitest('--project=node'),
  },
  {
    name: 'build',
    home: 'builds',
    programs(scope) {
      const build = [nx, 'run-many', '-t', 'build', '--outputStyle=static', ...listBuildsOfStyles(scope)];
      // Journeys go through what is built.
      return scope.journeys?.length === 0
        ? unlessOnlyWithoutExamples(['document', 'test', 'text'], build)(scope)
        : [build];
    },
  },
  {
    name: 'lint',
    home: 'sources',
    byProject: true,
    programs(scope) {
      const files = scope.files?.some((file) => lintSettings.test(file)) ? undefined : choose(scope, linted);
      const places = files ?? scope.folders ?? ['.'];
      // The rule on imports between projects reads the graph of projects, which this makes.
      const graph = [nx, 'show', 'projects'];
      const words = ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', '--pass-on-no-patterns'];
      return places.length === 0 ? [] : [graph, [...words, ...places]];
    },
  },
  {
    name: 'spelling',
    home: 'sources',
    byProject: true,
    programs(scope) {
      const places = choose(scope, spelled) ?? scope.folders?.map((folder) => `${folder}/**`) ?? [];
      const words = ['--no-progress', '--no-summary', '--show-suggestions', '--no-must-find-files'];
      const cache = ['--cache', '--cache-location', 'node_modules/.cache/cspell.json'];
      return scope.files && places.length === 0
        ? []
        : [['node_modules/cspell/bin.mjs', 'lint', ...words, ...cache, ...places]];
    },
  },
  {
    name: 'codegen',
    home: 'sources',
    programs: unlessOnly(['document', 'style', 'test', 'text'], ['tools/codegen/codegen.mjs', '--check']),
  },
  {
    name: 'components',
    home: 'pages',
    hasTests: true,
    byProject: true,
    needs: ['Chromium’s headless shell'],
    programs: runVitest('--project=components', '--project=components-alone'),
  },
  {
    name: 'stories',
    home: 'pages',
    hasTests: true,
    byProject: true,
    needs: ['Chromium’s headless shell'],
    programs: runVitest('--config=.storybook/vitest.config.ts'),
  },
  {
    name: 'packages',
    home: 'builds',
    programs: unlessOnly(['document', 'style', 'test', 'text', 'body'], ['tools/packages/check.ts']),
    after: 'build',
  },
  {
    name: 'consumer',
    home: 'builds',
    programs: unlessOnlyWithoutExamples(
      ['document', 'style', 'test', 'text', 'body'],
      ['tools/consumer/check.ts'],
    ),
    needs: ['Chromium'],
    after: 'build',
  },
  {
    name: 'browsers',
    home: 'builds',
    programs: unlessOnly(['document', 'test', 'text'], ['tools/lint/browsers/check-built.ts']),
    after: 'build',
  },
  {
    name: 'bytes',
    home: 'builds',
    programs: unlessOnly(['document', 'style', 'test', 'text'], ['tools/bench/bytes/check.ts']),
    needs: ['Chromium'],
    after: 'build',
  },
  { name: 'behaviour', home: 'sources', programs: () => [['tools/behaviour.mjs']] },
  { name: 'sizes', home: 'sources', programs: () => [['tools/sizes.mjs']] },
  {
    name: 'journeys',
    home: 'journeys',
    hasTests: true,
    processors: 2,
    needs: ['Chromium', 'Chromium’s headless shell'],
    programs(scope) {
      const journeys = runPlaywright('apps/site-e2e/playwright.config.ts', '--project=journeys')(scope);
      const builds = sites.map((site) => [
        ...['--conditions=@guildhall/source', 'tools/check/cover-build.mjs'],
        ...[site, join(root, recordingsFolder, `build-${basename(site)}.json`)],
      ]);
      return scope.isThorough && !scope.shard
        ? [...journeys, ...builds, ['tools/check/collect-coverage.mjs']]
        : journeys;
    },
    recordsCoverage: true,
    after: 'build',
  },
  {
    name: 'packed',
    home: 'machines',
    isThorough: true,
    processors: 2,
    programs: () => [['tools/packed-site/check.ts']],
    needs: ['Chromium', 'Chromium’s headless shell'],
    after: 'build',
  },
  {
    name: 'rehearsal',
    home: 'machines',
    isThorough: true,
    processors: 2,
    programs: () => [['tools/package-release/rehearse.ts']],
    needs: ['Chromium', 'Chromium’s headless shell'],
  },
  {
    name: 'environments',
    home: 'machines',
    isThorough: true,
    processors: 2,
    programs: () => [['tools/environments/check.ts']],
    after: 'build',
  },
  {
    name: 'docs',
    home: 'machines',
    isThorough: true,
    hasTests: true,
    processors: 2,
    needs: ['Chromium’s headless shell'],
    programs: (scope) => [
      ['tools/docs.mjs', 'build'],
      [typeScript, '-p', 'docs/site'],
      ...runPlaywright('docs/site/playwright.config.ts')(scope),
    ],
  },
  {
    name: 'thorough',
    home: 'machines',
    isThorough: true,
    hasTests: true,
    processors: 2,
    needs: ['Chromium', 'Chromium’s headless shell', 'Redis', 'nginx'],
    programs: runPlaywright('apps/site-e2e/playwright.config.ts', '--project=thorough'),
    after: 'build',
  },
  {
    name: 'engines',
    home: 'machines',
    isThorough: true,
    hasTests: true,
    processors: 2,
    needs: ['Chromium', 'Firefox', 'the driver of WebKitGTK', 'Xvfb'],
    programs: runPlaywright('apps/site-e2e/engines/playwright.config.ts'),
    after: 'build',
  },
];
