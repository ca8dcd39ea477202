import type { KnipConfig } from 'knip';

/** The imports of a document's examples: a name that a guide or a README shows counts as used. */
const readImports = (markdown: string) =>
  [...markdown.matchAll(/^import [^;]*? from '@guildhall\/[^']*';/gm)].map(([line]) => line).join('\n');

const code = '**/*.{ts,tsx,mjs}';
const library = { includeEntryExports: true, project: [`src/${code}`] };
/** Programs, which nothing imports. Their configurations load built packages. */
const programs = { entry: [code], project: [code], vite: false, vitest: false };

/**
 * Finds what nothing uses: files, and exported names, those of the packages' doors included. A name that a door has for
 * others alone has the tag `@public`.
 */
export default {
  compilers: { md: readImports },
  ignore: ['**/*.generated.ts'],
  ignoreIssues: {
    // The build names what it uses of these.
    'libs/site/src/{browser,worker}/*.ts': ['exports'],
    // A program that a test starts.
    'libs/server-kit/src/load/handles.fixture.ts': ['files'],
  },
  workspaces: {
    '.': {
      entry: ['*.md', 'docs/**/*.md', 'tools/**/*.{ts,tsx,mjs}', '.storybook/*.{ts,tsx}'],
      project: [`tools/${code}`],
    },
    'libs/*': { ...library, entry: ['src/**/index.ts', '*.md'] },
    'libs/site': {
      ...library,
      entry: ['src/**/index.ts', 'src/browser/*.ts', 'src/worker/service-worker.ts', '*.md'],
    },
    'libs/cli': { entry: ['src/main.mjs', 'src/programs/*.mjs'], project: [code] },
    'libs/sandbox': { entry: ['src/**/{index,main,seed}.ts', 'src/billing/**/*.mjs'], project: [code] },
    'apps/*': programs,
    'examples/*': programs,
    'tools/*': { entry: ['src/**/main.ts'], project: [code] },
  },
} satisfies KnipConfig;
