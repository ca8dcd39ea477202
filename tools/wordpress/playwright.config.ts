import { defineConfig } from '@playwright/test';
import { chromiumArguments, getChromiumPath } from '../../config/chromium.ts';

/** The editor starts in seconds on a free machine, and much slower beside other work. */
const waitMs = 120_000;
/** One test inserts every block by hand. */
const testMs = 1_800_000;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: testMs,
  expect: { timeout: waitMs },
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    actionTimeout: waitMs,
    navigationTimeout: waitMs,
    launchOptions: { executablePath: getChromiumPath(), args: [...chromiumArguments] },
  },
});
