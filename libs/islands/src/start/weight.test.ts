import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

it('costs a page at most 1.6 kB before its first touch, and loads no React', async () => {
  const result = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    // Tests run in an environment of their own, in which a build keeps what it says to developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `${import.meta.dirname}/index.ts`, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const [start] = result.output;
  expect(start.moduleIds.filter((id) => id.includes('node_modules'))).toEqual([]);
  expect(gzipSync(start.code, { level: 9 }).length).toBeLessThanOrEqual(1_600);
});
