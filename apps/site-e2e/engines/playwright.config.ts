import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engine-test.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './start-product.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list']],
  outputDir: '../test-results/engines',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
    { name: 'chromium', use: { engineName: 'chromium' } },
  ],
});
