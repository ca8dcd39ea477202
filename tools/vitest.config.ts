import { defineConfig } from 'vitest/config';

/** The tools' own tests: they run where the tools run, in Node. */
export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    include: ['{behaviour,check,lint,lockfile,processes,set-up,start}/**/*.test.ts'],
  },
});
