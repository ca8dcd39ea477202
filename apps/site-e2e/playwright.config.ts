import { defineConfig } from '@playwright/test';
import { chromiumArguments, getChromiumPath } from '../../config/chromium.ts';

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    launchOptions: { executablePath: getChromiumPath(), args: [...chromiumArguments] },
  },
});
