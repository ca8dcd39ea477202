import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const layers = ['app', 'feature', 'client', 'kit', 'base'];

/** Dependencies flow one way: app → feature → client → kit → base; client and kit do not know each other. */
const boundaries = [
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['layer:feature', 'layer:client', 'layer:kit', 'layer:base', 'layer:tool'] },
  { sourceTag: 'layer:feature', onlyDependOnLibsWithTags: ['layer:client', 'layer:kit', 'layer:base'] },
  { sourceTag: 'layer:client', onlyDependOnLibsWithTags: ['layer:base'] },
  { sourceTag: 'layer:kit', onlyDependOnLibsWithTags: ['layer:base'] },
  { sourceTag: 'layer:base', onlyDependOnLibsWithTags: ['layer:base'] },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: layers.slice(1).map((layer) => `layer:${layer}`) },
  { sourceTag: 'runtime:browser', onlyDependOnLibsWithTags: ['runtime:browser', 'runtime:any'] },
  { sourceTag: 'runtime:any', notDependOnLibsWithTags: [] },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/.nx', '**/.cache', '**/storybook-static', '**/test-results', '**/playwright-report', '**/*.generated.*'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints: boundaries, enforceBuildableLibDependency: false }],
    },
  },
);
