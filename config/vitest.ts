import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumArguments, getChromiumPath } from './chromium.ts';
import { createClassName } from './css-class-names.ts';

/** If Vite found one of these late, it would reload the page during the first run. */
const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'jotai',
  'react-hook-form',
  'web-vitals',
] as const;

const storyPackages = [
  ...browserPackages,
  '@storybook/addon-a11y/preview',
  '@storybook/react-vite',
  'storybook/test',
] as const;

/** True in a run of everything: `npm run test:all`. */
const isThorough = process.env['TEST_THOROUGH'] === 'on';

/** Time limit of a test or a hook, ms: long enough for a busy machine, short enough to notice a hang. */
const usualTimeoutMs = 20_000;

/** Time that a test polls for what it expects, ms: the usual second is too short while other tests load their code. */
const expectOptions = { poll: { timeout: 10_000 } };

interface LibraryTestOptions {
  /** For tests in Node that start large programs. */
  timeoutMs?: number;
}

/** Without `module`, which Node does not know either: packages have files under it that only bundlers can load. */
const nodeConditions = [
  '@guildhall/source',
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
];

/**
 * The tests of a library: `*.test.ts(x)` run in Node, `*.browser.test.tsx` and stories in Debian's
 * Chromium. All read the sources of the other libraries, so nothing has to be built first.
 */
export async function defineLibraryTests(
  directory: string,
  { timeoutMs = usualTimeoutMs }: LibraryTestOptions = {},
): Promise<ViteUserConfig> {
  const has = (files: string) => existsSync(directory) && globSync(files, { cwd: directory }).length > 0;
  const inBrowser = has('src/**/*.browser.test.tsx');
  const withStories = has('src/**/*.stories.tsx');
  const node = {
    resolve: { conditions: nodeConditions },
    ssr: { resolve: { conditions: nodeConditions } },
    plugins: [react()],
    test: {
      name: 'node',
      root: directory,
      expect: expectOptions,
      testTimeout: timeoutMs,
      hookTimeout: timeoutMs,
      environment: 'node',
      // Other stylesheets are empty; what a test reads as text is not.
      css: { include: [/\?raw$/] },
      // No test leaves Node's globals or modules changed, and with isolation each file would load everything again.
      isolate: false,
      // Thousands of stories create much garbage: more memory means fewer collections.
      execArgv: ['--max-semi-space-size=64'],
      // More than the processors can run at once next to another project's tests; otherwise the last project gets one.
      maxWorkers: '100%',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['src/**/*.browser.test.tsx', ...(isThorough ? [] : ['**/*.thorough.test.*'])],
      setupFiles: [join(import.meta.dirname, 'test-setup.ts')],
    },
  };
  const browser = {
    resolve: { conditions: ['@guildhall/source', ...defaultClientConditions] },
    plugins: [react()],
    css: { modules: { generateScopedName: createClassName } },
    optimizeDeps: { include: [...browserPackages] },
    test: {
      name: 'browser',
      root: directory,
      expect: expectOptions,
      testTimeout: usualTimeoutMs,
      hookTimeout: usualTimeoutMs,
      include: ['src/**/*.browser.test.tsx'],
      browser: createBrowserOptions(),
    },
  };
  return defineConfig({
    test: {
      projects: [node, ...(inBrowser ? [browser] : []), ...(withStories ? [await stories(directory)] : [])],
      passWithNoTests: false,
    },
  });
}

/** Every story of the project as a test: it renders, its play function passes, and axe finds nothing. */
async function stories(directory: string) {
  // As a static import it would take half a second of processor time, even in projects without stories.
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const root = join(import.meta.dirname, '..');
  process.env['STORIES_OF'] = relative(root, directory);
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    optimizeDeps: { include: [...storyPackages] },
    test: {
      name: 'stories',
      root: directory,
      // Storybook unmounts each story itself; a document for each file would load its preview and axe again.
      isolate: false,
      expect: expectOptions,
      testTimeout: usualTimeoutMs,
      hookTimeout: usualTimeoutMs,
      // After the tests in Node, which use all processors.
      sequence: { groupOrder: 1 },
      browser: createBrowserOptions(),
    },
  };
}

function createBrowserOptions() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: getChromiumPath(), args: [...chromiumArguments] },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
