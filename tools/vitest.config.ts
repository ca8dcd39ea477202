import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const isThorough = process.env['TEST_THOROUGH'] === 'on';

/** The tools' own tests: they run where the tools run, in Node. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@guildhall/source', ...defaultServerConditions] } },
  test: {
    name: 'tools',
    root: import.meta.dirname,
    // Some lint and some start complete workspaces: slow beside other work, never stuck.
    testTimeout: 60_000,
    include: [
      '{accessibility,behaviour,bench,check,consumer,deploy,doctor,lint,lockfile,packed-site,processes,release,set-up,simulation,start,storybook}/**/*.test.ts',
    ],
    exclude: isThorough ? [] : ['**/*.thorough.test.ts'],
  },
});
