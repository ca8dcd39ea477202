import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { cssClassName, cssTarget } from '../tools/library/css-class-names.ts';

/** Stories of one project only, when its tests say so; else of every library and the site's chrome. */
const scope = process.env['STORIES_OF'];
const root = join(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: scope
    ? [{ directory: join(root, scope, 'src'), files: '**/*.stories.tsx', titlePrefix: '' }]
    : [join(root, '{libs,apps}/*/src/**/*.mdx'), join(root, '{libs,apps}/*/src/**/*.stories.tsx')],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // Nothing of a developer's environment gets into the built files.
  env: () => ({}),
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      envDir: false,
      resolve: { conditions: ['@guildhall/source', ...defaultClientConditions] },
      css: { modules: { generateScopedName: cssClassName } },
      build: { cssTarget },
    }),
};

export default config;
