import { beforeEach, describe, expect, it } from 'vitest';
import type { Tree } from '@nx/devkit';
import { listNewFiles, readText, createWorkspaceTree } from '../workspace.fixture.ts';
import blockGenerator from './generator.ts';

let tree: Tree;
beforeEach(() => {
  tree = createWorkspaceTree();
});

describe('a new block', () => {
  it('has a definition, a component, styles, tests and stories', async () => {
    await blockGenerator(tree, { name: 'pull-quote' });
    expect(listNewFiles(tree)).toEqual([
      'libs/blocks/src/pull-quote/PullQuote.module.css',
      'libs/blocks/src/pull-quote/PullQuote.stories.tsx',
      'libs/blocks/src/pull-quote/PullQuote.test.tsx',
      'libs/blocks/src/pull-quote/PullQuote.tsx',
      'libs/cms-client/src/blocks/pull-quote.ts',
    ]);
    for (const file of listNewFiles(tree)) expect(readText(tree, file)).not.toMatch(/<%|%>|__/);
  });

  it('is added to the list of definitions and the list of components', async () => {
    await blockGenerator(tree, { name: 'pull-quote' });
    const read = readText(tree, 'libs/cms-client/src/blocks/built-in-blocks.ts');
    expect(read).toContain("import { pullQuote } from './pull-quote.ts';\n");
    expect(read).toContain('  pullQuote,\n] as const');
    const showing = readText(tree, 'libs/blocks/src/blocks/block-registry.ts');
    expect(showing).toContain("import { pullQuoteBlock } from '../pull-quote/PullQuote.tsx';\n");
    expect(showing).toContain("  'pull-quote': pullQuoteBlock,\n} satisfies");
  });

  it('can have one word, come last in the alphabet, or have a keyword as its name', async () => {
    await blockGenerator(tree, { name: 'zebra' });
    await blockGenerator(tree, { name: 'switch' });
    const read = readText(tree, 'libs/cms-client/src/blocks/built-in-blocks.ts');
    expect(read).toContain('  zebra,\n  switchBlock,\n]');
    expect(readText(tree, 'libs/blocks/src/blocks/block-registry.ts')).toContain('  zebra: zebraBlock,\n');
  });

  it('gets another component name if the name is taken or belongs to the platform', async () => {
    tree.write('libs/ui/src/loader/Loader.tsx', '');
    await blockGenerator(tree, { name: 'loader' });
    await blockGenerator(tree, { name: 'map' });
    expect(listNewFiles(tree)).toContain('libs/blocks/src/loader/LoaderView.tsx');
    expect(listNewFiles(tree)).toContain('libs/blocks/src/map/MapView.tsx');
    expect(readText(tree, 'libs/blocks/src/blocks/block-registry.ts')).toContain('  map: mapBlock,\n');
  });

  it('is rejected, with no files created, when the name is invalid or taken', async () => {
    await expect(blockGenerator(tree, { name: 'PullQuote' })).rejects.toThrow('npm run new block pull-quote');
    await expect(blockGenerator(tree, { name: 'text' })).rejects.toThrow('There is a block "text" already');
    await expect(blockGenerator(tree, { name: 'heading' })).rejects.toThrow('already');
    tree.write('libs/ui/src/x/Twin.tsx', '');
    tree.write('libs/ui/src/x/TwinView.tsx', '');
    await expect(blockGenerator(tree, { name: 'twin' })).rejects.toThrow('Twin and TwinView already');
    tree.delete('libs/ui/src/x');
    expect(listNewFiles(tree)).toEqual([]);
  });

  it('reports the missing list when a registry has moved', async () => {
    tree.write('libs/blocks/src/blocks/block-registry.ts', 'export const somewhereElse = {};\n');
    await expect(blockGenerator(tree, { name: 'zebra' })).rejects.toThrow(
      'libs/blocks/src/blocks/block-registry.ts no longer has the object blockRegistry',
    );
  });
});
