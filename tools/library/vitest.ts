import { existsSync, globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './chromium.ts';

/**
 * The tests of a library: `*.test.ts(x)` run in Node, `*.browser.test.tsx` in Debian's Chromium.
 * Both read the sources of the other libraries, so nothing has to be built first.
 */
export function libraryTests(directory: string): ViteUserConfig {
  const inBrowser =
    existsSync(directory) && globSync('src/**/*.browser.test.tsx', { cwd: directory }).length > 0;
  const node = {
    resolve: { conditions: ['@guildhall/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@guildhall/source', ...defaultServerConditions] } },
    plugins: [react()],
    test: {
      name: 'node',
      root: directory,
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['src/**/*.browser.test.tsx'],
    },
  };
  const browser = {
    resolve: { conditions: ['@guildhall/source', ...defaultClientConditions] },
    plugins: [react()],
    test: {
      name: 'browser',
      root: directory,
      include: ['src/**/*.browser.test.tsx'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
  return defineConfig({ test: { projects: inBrowser ? [node, browser] : [node], passWithNoTests: false } });
}
