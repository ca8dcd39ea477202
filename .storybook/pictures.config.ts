import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, getShellPath } from '../config/chromium.ts';

const root = join(import.meta.dirname, '..');

/** Pictures of all stories: `tools/changed-stories.mjs` takes them of a release and of now, and says where both are. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  fullyParallel: true,
  workers: '100%',
  // Only what hangs ends.
  timeout: 180_000,
  outputDir: join(root, 'test-results/changed-stories-files'),
  snapshotPathTemplate: `${process.env['PICTURES']}/{arg}{ext}`,
  reporter: [['line'], ['./changes-page.ts']],
  expect: { toHaveScreenshot: { maxDiffPixels: 20, animations: 'disabled', timeout: 60_000 } },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: getShellPath(), args: [...chromiumArguments] },
  },
});
