import { libraryTests } from '../../tools/library/vitest.ts';

const config = libraryTests(import.meta.dirname);

// Found late, one of these would make Vite reload the page in the middle of the first run.
const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'jotai',
];
for (const project of config.test?.projects ?? []) {
  if (typeof project === 'object' && 'test' in project && project.test?.browser) {
    project.optimizeDeps = { include: browserPackages };
  }
}

export default config;
