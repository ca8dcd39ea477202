import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addExamples } from './guide-examples.ts';
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

it('adds the examples of the later sections, each as the guide has it', () => {
  const files = addExamples(readGuideFiles(guide), guide);
  for (const [path, code] of [
    ['src/texts.ts', "import { defineTexts } from '@guildhall/site';"],
    ['src/texts.ts', "renewalUnknown: 'automatisch'"],
    ['src/main.ts', 'runSite({ organisation, texts,'],
    ['vite.config.ts', "texts: 'src/texts.ts'"],
    ['src/organisation.ts', "eventVendors: { 'Evenings online'"],
    ['src/islands.ts', "map: defineIsland({ load: () => import('./map/MapIsland.tsx') }),"],
    ['src/harvest/HarvestView.tsx', '<MapView place={crop} />'],
    ['src/map/MapView.tsx', '<Island name="map"'],
  ])
    expect(files.get(path ?? '')).toContain(code);
});

it('reports what the first page lacks', () => {
  expect(findPageFaults('<title>The garden – The Garden</title>')).toHaveLength(3);
});
