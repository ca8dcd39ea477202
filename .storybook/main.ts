import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { cssTarget } from '../config/build-targets.ts';
import { createClassName, lightDarkFeature } from '../config/css-class-names.ts';
import { lightDarkFallback } from '../config/light-dark-fallback.ts';

/** Tests need no docs, and without them Vite bundles less. */
const isTest = process.env['VITEST'] !== undefined;

/** Names classes as builds do: those of a site's own modules have a prefix, so that they never meet the kit's. */
function nameClass(local: string, file: string): string {
  const name = createClassName(local, file);
  return /\/(?:apps|examples)\/[^/]+\/src\//.test(file) ? name.replace(/^gh_/, 'gh_own-') : name;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...(isTest ? [] : ['./Start.mdx']), '../{libs,apps,examples}/*/src/**/*.stories.tsx'],
  ...(!isTest && {
    previewAnnotations: (files: string[] = []) => [...files, join(import.meta.dirname, 'docs-theme.tsx')],
  }),
  staticDirs: ['./public'],
  addons: ['@storybook/addon-a11y', ...(isTest ? [] : ['@storybook/addon-docs']), '@storybook/addon-vitest'],
  // Nothing leaves the machine: no telemetry, no question for news (the scripts say --no-version-updates beside it).
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Nothing of a developer's environment gets into the built files.
  env: () => ({}),
  typescript: {
    reactDocgen: !isTest && 'react-docgen-typescript',
    // The sources of the tables of props. (The option's types come with a package that is not a direct dependency.)
    ...({
      reactDocgenTypescriptOptions: { tsconfigPath: join(import.meta.dirname, 'tsconfig.docs.json') },
    } as object),
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      envDir: false,
      resolve: {
        conditions: ['@guildhall/source', ...defaultClientConditions],
        // Storybook imports the addon by its file, our preview by its package: under two names, axe is loaded twice.
        alias: [
          {
            find: /^.*\/@storybook\/addon-a11y\/dist\/preview\.js$/,
            replacement: '@storybook/addon-a11y/preview',
          },
        ],
      },
      css: {
        modules: { generateScopedName: nameClass },
        postcss: { plugins: [lightDarkFallback()] },
        // Kept, as in builds of the libraries: a section may have another scheme than the page.
        lightningcss: { exclude: lightDarkFeature },
      },
      build: { cssTarget },
    }),
};

export default config;
