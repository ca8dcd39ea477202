import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPageFaults, readGuideFiles, readGuidePackages } from './guide-site.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/your-own-site.md'), 'utf8');

it('reads the files of the guide’s first section, whatever their language', () => {
  expect([...readGuideFiles(guide).keys()].sort()).toEqual([
    ...[
      '.env',
      'content/serve.ts',
      'public/favicon.svg',
      'src/blocks.ts',
      'src/harvest/HarvestView.module.css',
    ],
    ...['src/harvest/HarvestView.tsx', 'src/harvest/harvest.ts', 'src/islands.ts', 'src/main.ts'],
    ...['src/organisation.ts', 'src/site.tsx', 'src/theme.css', 'tsconfig.json', 'vite.config.ts'],
  ]);
});

it('ends with that section', () => {
  const markdown = '## Start\n\n```ts\n// a.ts\nlet a;\n```\n\n## More\n\n```ts\n// b.ts\n```\n';
  expect([...readGuideFiles(markdown)]).toEqual([['a.ts', '// a.ts\nlet a;\n']]);
});

it('reads the packages that the guide installs, without their versions', () => {
  expect(
    readGuidePackages('npm install @guildhall/site react@19.2\nnpm install --save-dev @types/node@24\n'),
  ).toEqual(['@guildhall/site', 'react', '@types/node']);
  expect(readGuidePackages(guide)).toContain('@guildhall/ui');
});

it('reports what the first page lacks', () => {
  expect(findPageFaults('<title>The garden – The Garden</title>')).toHaveLength(3);
});
