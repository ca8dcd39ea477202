import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserPackages, createBrowserOptions, usualOptions } from '../config/vitest.ts';

/** Every story as a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  optimizeDeps: {
    include: [...browserPackages, '@storybook/addon-a11y/preview', '@storybook/react-vite', 'storybook/test'],
  },
  test: {
    ...usualOptions,
    name: 'stories',
    // Storybook unmounts each story itself; a document for each file would load its preview and axe again.
    isolate: false,
    browser: createBrowserOptions(),
  },
});
