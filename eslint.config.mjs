import css from '@eslint/css';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaryOptions } from './tools/lint/boundaries.mjs';
import { createCssOptions } from './tools/lint/browsers/css-options.mjs';
import { guildhall } from './tools/lint/plugin.mjs';
import { librariesBelowNode, librariesTagged } from './tools/lint/projects.mjs';

/** Every rule is an error or off: warnings are ignored. */
const asErrors = (rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, level]) => [name, level === 'off' ? 'off' : 'error']));

const code = ['**/*.{ts,tsx,mjs}'];
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.{ts,tsx}',
  'libs/*/src/testing/**',
  'libs/adapter-tests/**',
  'apps/site-e2e/**',
];
const stories = ['**/*.stories.tsx', '**/.storybook/**'];
/** Code that runs on servers only: servers, rendering, and the components that put islands into pages. */
const serverFiles = [
  'libs/*/src/server/**',
  'libs/site/src/{config,content,doctor,endpoints,engine,host,render}/**',
  'libs/site/src/pages/**/*.ts',
  'libs/site/src/islands/*Island.tsx',
  // The door for a site's definition, which only the server's bundle contains.
  'libs/site/src/index.ts',
];
/** Hosts are both server and browser: rules say which of their folders is which. */
const isNoHost = (folder) => !librariesTagged('layer:host').includes(folder);
const inFolders = (folders) => folders.map((folder) => `${folder}/**`);
/** Halves of suppliers that browsers load. */
const browserHalves = librariesTagged('layer:adapter').map((folder) => `${folder}/src/browser/**`);

/** @type {import('eslint').Linter.Config[]} */
const codeRules = [
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@nx': nx, guildhall },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaryOptions()],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'guildhall/comment-opening': 'error',
      'guildhall/file-name': 'error',
      'guildhall/islands-server-door': 'error',
      'guildhall/no-claimed-safety': 'error',
      'guildhall/no-default-store': 'error',
      'guildhall/no-raw-html': 'error',
      'guildhall/plain-phrases': 'error',
      'guildhall/plain-words': 'error',
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      // Exports have names, so that imports, searches and renames find them.
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },

  // These quote the phrases that are refused.
  { files: ['tools/lint/{phrases.mjs,rules.test.ts}'], rules: { 'guildhall/plain-phrases': 'off' } },

  // German texts.
  {
    files: ['examples/second-site/**', 'apps/site-e2e/src/**/second-*.ts'],
    rules: { 'guildhall/plain-phrases': 'off' },
  },

  // Imports between projects.
  {
    files: inFolders(librariesTagged('layer:feature')),
    rules: { 'guildhall/features-without-islands': 'error' },
  },
  {
    files: [
      'libs/site/src/{browser,islands}/**',
      ...browserHalves,
      ...inFolders(
        [...librariesTagged('runtime:browser'), ...librariesTagged('runtime:any')].filter(isNoHost),
      ),
    ],
    ignores: [...tests, ...stories, ...serverFiles, '**/*.config.ts'],
    rules: { 'guildhall/no-node-in-browser-code': 'error' },
  },

  // Browsers: docs/browsers.md.
  {
    files: [
      ...inFolders([...librariesTagged('runtime:browser'), ...librariesTagged('runtime:any')]),
      ...browserHalves,
      '{apps/site,examples/*}/src/**',
    ],
    ignores: [
      ...tests,
      ...stories,
      ...serverFiles,
      'libs/site/src/vite/**',
      // The site's server reads content; a test of the built scripts finds what browsers get of it.
      'libs/cms-client/**',
      // Has the shop's private token.
      'libs/shop-client/src/transport/send-with-graphql-request.ts',
      '**/*.config.ts',
    ],
    rules: { 'guildhall/newer-browsers': 'error' },
  },
  {
    files: [...serverFiles, ...tests],
    rules: { 'guildhall/islands-server-door': 'off' },
  },
  {
    files: [
      'apps/site-e2e/**',
      '{apps,examples}/*/contract.config.ts',
      '{apps/*,examples/*,libs/site}/src/**/*.{test,fixture}.{ts,tsx}',
    ],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaryOptions({ tools: true })] },
  },
  {
    files: ['libs/api/src/**/*.{test,fixture}.ts', 'libs/api/src/testing/**'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        boundaryOptions({ tools: true, browsers: true, adapters: true }),
      ],
    },
  },
  {
    files: inFolders(librariesTagged('layer:proof')),
    rules: { '@nx/enforce-module-boundaries': ['error', boundaryOptions({ browsers: true })] },
  },
  {
    // The site that a command writes, and the test that checks it.
    files: ['libs/create-guildhall/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaryOptions({ browsers: true })] },
  },
  {
    files: inFolders(librariesTagged('layer:adapter')).map((folder) => `${folder}/*.{test,fixture}.{ts,tsx}`),
    rules: { '@nx/enforce-module-boundaries': ['error', boundaryOptions({ adapters: true })] },
  },
  { files: ['{apps,examples}/**', 'libs/site/**'], rules: { 'guildhall/api-doors': 'error' } },
  {
    files: ['apps/api/src/**', '{apps,examples}/*/**/{api,api-*}.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaryOptions({ api: true })],
      'guildhall/api-doors': 'off',
    },
  },

  {
    files: ['examples/*/sandbox/**'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaryOptions({ tools: true })] },
  },

  // Safe HTML.
  {
    files: ['libs/**/*.tsx', '{apps/site,examples/*}/**/*.tsx'],
    ignores: [...tests, ...stories],
    rules: { 'guildhall/no-style-prop': 'error' },
  },
  {
    files: ['libs/ui/src/html/**', 'libs/islands/**', 'libs/site/src/render/**'],
    rules: { 'guildhall/no-raw-html': 'off' },
  },
  { files: ['libs/safe-content/**'], rules: { 'guildhall/no-claimed-safety': 'off' } },
  {
    files: ['libs/**/*.{ts,tsx}', '{apps/site,examples/*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: asErrors(reactHooks.configs.flat.recommended.rules),
  },

  // Arithmetic with money is done in one library. Measurements are not money. The stand-ins compute as their vendors do.
  {
    files: ['{libs,apps,examples}/**/*.{ts,tsx}'],
    ignores: ['libs/money/**', 'libs/sandbox/**', ...tests, ...stories],
    rules: { 'guildhall/no-money-arithmetic': 'error' },
  },

  // Libraries report by what they return and throw, and by callbacks; hosts on the browser's console, programs in the terminal.
  {
    files: ['libs/**'],
    ignores: [
      ...tests,
      'libs/site/src/{browser,cart,islands,members}/**',
      ...inFolders(librariesTagged('layer:program')),
    ],
    rules: { 'no-console': 'error' },
  },

  // Tools import these files and need a default export.
  {
    files: [
      '**/*.config.{ts,mjs}',
      ...stories,
      'libs/site/src/islands/**',
      '{apps/*,examples/*,libs/create-guildhall/template}/src/**/{*Island,SignUp}.tsx',
      'libs/sandbox/src/example-content/**',
      'tools/generators/**',
      'tools/check/**/*-reporter.mjs',
      'tools/packages/whole-changelog.ts',
      'apps/site-e2e/engines/start-product.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },

  {
    files: inFolders(librariesBelowNode(24)),
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        ...['Promise.withResolvers', 'Promise.try', 'Array.fromAsync', 'Object.groupBy', 'Map.groupBy'].map(
          (name) => ({
            ...{ object: name.split('.')[0], property: name.split('.')[1] },
            message:
              'Node 20 or 22 lacks it, and this package says that it runs there (engines in its package.json).',
          }),
        ),
      ],
    },
  },

  {
    files: tests,
    rules: {
      'guildhall/no-dodged-tests': 'error',
      'guildhall/no-sleep': 'error',
      'max-lines-per-function': 'off',
      // Playwright requires the pattern in a fixture that uses no other: `async ({}, use) => …`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
];

/**
 * Scripts of the WordPress plugin. Browsers run them as they are, so they have no imports; WordPress and the scripts before
 * them leave globals.
 *
 * @type {import('eslint').Linter.Config}
 */
const wordPressScripts = {
  files: ['wordpress/**/*.js'],
  extends: [js.configs.recommended],
  languageOptions: { sourceType: 'script', globals: { ...globals.browser, wp: 'readonly' } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  plugins: { guildhall },
  rules: {
    eqeqeq: 'error',
    'guildhall/comment-opening': 'error',
    'guildhall/file-name': 'error',
    'guildhall/no-raw-html': 'error',
    'guildhall/plain-phrases': 'error',
    'guildhall/plain-words': 'error',
    'max-lines': ['error', 400],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-var': 'error',
    'prefer-const': 'error',
  },
};

export default defineConfig(
  {
    ignores: [
      '**/{dist,node_modules,.nx,.cache,.vite,.astro,storybook-static,test-results,playwright-report,coverage}',
      '**/*.generated.*',
      // The app of another organisation, which follows no rule of this workspace.
      'tools/consumer/app',
      'examples/next',
    ],
  },
  { files: code, extends: codeRules },
  wordPressScripts,
  {
    files: ['{libs,apps,examples}/**/*.css'],
    language: 'css/css',
    // A browser drops what it cannot parse.
    languageOptions: { tolerant: true },
    plugins: { css, guildhall },
    rules: { 'css/use-baseline': ['error', createCssOptions()], 'guildhall/narrow-has': 'error' },
  },
);
