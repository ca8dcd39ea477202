import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, getShellPath } from './chromium.ts';
import { createClassName } from './css-class-names.ts';
import { ownPages } from './own-pages.ts';
import { isThorough } from './thorough.ts';

const workspace = join(import.meta.dirname, '..');

/** If Vite found one of these late, it would reload the page during the first run. */
export const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'jotai',
  'react-hook-form',
  'web-vitals',
] as const;

/** Files that belong to nobody's tests, and those that only `npm run test:all` runs. */
const excluded = [
  '**/{node_modules,dist}/**',
  ...(isThorough ? [] : ['**/*.thorough{,.browser}.test.{ts,tsx}']),
];

/**
 * Limit for what hangs in Node, ms, for every test and hook: none has its own. What is only slow is named by the run. PHP as
 * WebAssembly takes minutes to seed a WordPress on a busy machine.
 */
const hangMs = 600_000;

/** The same in a page, ms: a test waits this long for an element that is missing. Thousands of random stories take longer. */
const pageHangMs = isThorough ? hangMs : 60_000;

/** Options of every project. */
export const usualOptions = {
  root: workspace,
  testTimeout: pageHangMs,
  hookTimeout: pageHangMs,
  // Time that a test polls for what it expects, ms: the usual second is too short while other tests load their code.
  expect: { poll: { timeout: 10_000 } },
} as const;

/** Without `module`, which Node does not know either: packages have files under it that only bundlers can load. */
const nodeConditions = [
  '@guildhall/source',
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
];

/** All `*.test.ts(x)`, in Node. They read the sources of the libraries, so nothing has to be built first. */
export function createNodeProject(): TestProjectInlineConfiguration {
  return {
    resolve: { conditions: nodeConditions },
    ssr: { resolve: { conditions: nodeConditions } },
    plugins: [react()],
    test: {
      ...usualOptions,
      ...{ testTimeout: hangMs, hookTimeout: hangMs },
      name: 'node',
      environment: 'node',
      // Other stylesheets are empty; what a test reads as text is not.
      css: { include: [/\?raw$/] },
      // No test leaves Node's globals or modules changed, and with isolation each file would load everything again.
      isolate: false,
      // Thousands of stories create much garbage: more memory means fewer collections.
      execArgv: ['--max-semi-space-size=64'],
      include: ['{libs,apps,examples,tools,config}/**/*.test.{ts,tsx}'],
      setupFiles: [join(import.meta.dirname, 'test-setup.ts')],
      exclude: [...excluded, '**/*.browser.test.tsx'],
    },
  };
}

/**
 * All `*.browser.test.tsx`: components in pages of a browser, without servers. Their files share a page, except those listed
 * in `own-pages.ts`.
 */
export function createComponentProjects(): TestProjectInlineConfiguration[] {
  const all = ['{libs,apps,examples}/*/src/**/*.browser.test.tsx'];
  const alone = Object.keys(ownPages);
  return [
    createComponentProject({
      name: 'components',
      isolate: false,
      setupFiles: [join(import.meta.dirname, 'shared-page.ts')],
      include: all,
      exclude: [...excluded, ...alone],
    }),
    createComponentProject({ name: 'components-alone', isolate: true, include: alone, exclude: excluded }),
  ];
}

function createComponentProject(
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    resolve: { conditions: ['@guildhall/source', ...defaultClientConditions] },
    plugins: [react()],
    css: { modules: { generateScopedName: createClassName } },
    // Pages have no variables of the environment.
    define: { 'process.env.TEST_THOROUGH': JSON.stringify(isThorough ? 'on' : '') },
    optimizeDeps: { include: [...browserPackages] },
    test: { ...usualOptions, browser: createBrowserOptions(), ...test },
  };
}

/** The headless shell: tests here look at behaviour only. */
export function createBrowserOptions() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: getShellPath(), args: [...chromiumArguments] },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
