import { beforeEach, describe, expect, it } from 'vitest';
import type { Tree } from '@nx/devkit';
import { madeIn, textOf, workspaceTree } from '../workspace.fixture.ts';
import blockGenerator from './generator.ts';

let tree: Tree;
beforeEach(() => {
  tree = workspaceTree();
});

describe('a new block', () => {
  it('has a schema, a component, styles, tests and stories', async () => {
    await blockGenerator(tree, { name: 'pull-quote' });
    expect(madeIn(tree)).toEqual([
      'libs/blocks/src/pull-quote/PullQuote.module.css',
      'libs/blocks/src/pull-quote/PullQuote.stories.tsx',
      'libs/blocks/src/pull-quote/PullQuote.test.tsx',
      'libs/blocks/src/pull-quote/PullQuote.tsx',
      'libs/cms-client/src/blocks/pull-quote-schema.test.ts',
      'libs/cms-client/src/blocks/pull-quote-schema.ts',
    ]);
    for (const file of madeIn(tree)) expect(textOf(tree, file)).not.toMatch(/<%|%>|__/);
  });

  it('is parsed, typed, exported and shown', async () => {
    await blockGenerator(tree, { name: 'pull-quote' });
    const types = textOf(tree, 'libs/cms-client/src/blocks/block.ts');
    expect(types).toContain("export interface PullQuoteBlock extends BlockBase {\n  name: 'pull-quote';");
    expect(types).toMatch(/\| PullQuoteBlock\n\s+\| UnknownBlock;/);
    const parsing = textOf(tree, 'libs/cms-client/src/blocks/block-registry.ts');
    expect(parsing).toContain("import { pullQuoteSchema } from './pull-quote-schema.ts';\n");
    expect(parsing).toContain("    ['pull-quote', pullQuoteSchema(read)],\n  ]);");
    expect(textOf(tree, 'libs/cms-client/src/index.ts')).toContain('  PullQuoteBlock,\n');
    const showing = textOf(tree, 'libs/blocks/src/blocks/block-registry.ts');
    expect(showing).toContain("import { PullQuote } from '../pull-quote/PullQuote.tsx';\n");
    expect(showing).toContain("  'pull-quote': PullQuote,\n};");
    expect(textOf(tree, 'libs/blocks/README.md')).toMatch(/^\| pull-quote +\| text /m);
  });

  it('may be called like one word, and like the last in the alphabet', async () => {
    await blockGenerator(tree, { name: 'zebra' });
    expect(textOf(tree, 'libs/cms-client/src/blocks/block-registry.ts')).toContain(
      "['zebra', zebraSchema(read)]",
    );
    expect(textOf(tree, 'libs/blocks/src/blocks/block-registry.ts')).toContain('  zebra: Zebra,\n');
  });

  it('gets another component name where one is taken, or is a word of the platform', async () => {
    tree.write('libs/ui/src/loader/Loader.tsx', '');
    await blockGenerator(tree, { name: 'loader' });
    await blockGenerator(tree, { name: 'map' });
    expect(madeIn(tree)).toContain('libs/blocks/src/loader/LoaderView.tsx');
    expect(madeIn(tree)).toContain('libs/blocks/src/map/MapView.tsx');
    expect(textOf(tree, 'libs/blocks/src/blocks/block-registry.ts')).toContain('  map: MapView,\n');
  });

  it('is refused, and nothing made, when the name is no good or taken', async () => {
    await expect(blockGenerator(tree, { name: 'PullQuote' })).rejects.toThrow('npm run new block pull-quote');
    await expect(blockGenerator(tree, { name: 'hero' })).rejects.toThrow('There is a block "hero" already');
    await expect(blockGenerator(tree, { name: 'paragraph' })).rejects.toThrow('already');
    tree.write('libs/ui/src/x/Twin.tsx', '');
    tree.write('libs/ui/src/x/TwinView.tsx', '');
    await expect(blockGenerator(tree, { name: 'twin' })).rejects.toThrow('Twin and TwinView already');
    tree.delete('libs/ui/src/x');
    expect(madeIn(tree)).toEqual([]);
  });

  it('says what it misses when a registry has moved', async () => {
    tree.write('libs/blocks/src/blocks/block-registry.ts', 'export const somewhereElse = {};\n');
    await expect(blockGenerator(tree, { name: 'zebra' })).rejects.toThrow(
      'libs/blocks/src/blocks/block-registry.ts no longer has the object blockRegistry',
    );
  });
});
