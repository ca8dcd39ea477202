import { defineConfig } from '@playwright/test';
import { chromiumArguments, getShellPath } from '../../config/chromium.ts';

export default defineConfig({
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: './test-results',
  // Texts of what is heard, beside the journeys.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    launchOptions: { executablePath: getShellPath(), args: [...chromiumArguments] },
  },
  projects: [
    // Those of `npm test`, and those that only `npm run test:all` runs.
    // Only what hangs ends: a test that takes ten seconds is named by the run, and a busy machine makes none red.
    { name: 'journeys', testDir: './src/journeys', timeout: 120_000 },
    { name: 'thorough', testDir: './src/thorough', timeout: 180_000 },
  ],
});
