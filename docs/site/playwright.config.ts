import { defineConfig } from '@playwright/test';
import { chromiumArguments, getShellPath } from '../../config/chromium.ts';

export default defineConfig({
  testMatch: '*.spec.ts',
  forbidOnly: true,
  // Only what hangs ends.
  timeout: 180_000,
  outputDir: '../../test-results/docs',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: getShellPath(), args: [...chromiumArguments] },
  },
});
