import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockCategories, defineBlock, describeBlock, text } from '@guildhall/cms-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlockFiles } from './block-files.ts';
import { createBlockMetadata } from './block-metadata.ts';
import { findGroundColours } from './ground-colours.ts';
import { describeKit, describeSite } from './site-description.ts';
import { listFiles, writeBlockFiles } from './provide-block-files.ts';

describe('the blocks of the plugin', () => {
  it('are in categories that the plugin adds', async () => {
    const kit = await describeKit();
    const files = createBlockFiles(kit);
    const fields = JSON.parse(files.find(({ path }) => path === 'fields.json')?.content ?? '');
    const slugs = fields.categories.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(blockCategories.map((name) => `guildhall-${name}`));
    for (const block of kit.blocks) expect(slugs).toContain(createBlockMetadata(block).category);
  });

  it('save what their forms ask, under earlier names too, and no routes', () => {
    const block = defineBlock(
      'tide-map',
      { place: text({ formerly: ['name'] }), note: text({ optional: true }) },
      { help: 'A map', once: true },
    );
    const { attributes, supports, name } = createBlockMetadata(describeBlock(block));
    expect(name).toBe('guildhall/tide-map');
    expect(Object.keys(attributes)).toEqual([
      ...['place', 'name', 'note', 'backgroundColor', 'blockTitle', 'blockDescription', 'anchor'],
    ]);
    expect(supports['multiple']).toBe(false);
  });

  it('include an organisation’s own, with its names and colours of backgrounds and its plans', async () => {
    const site = await describeSite({
      folder: 'examples/second-site',
      organisation: 'examples/second-site/src/organisation.ts',
    });
    const files = createBlockFiles(site);
    expect(files.map(({ path }) => path)).toContain('dues-calculator/block.json');
    expect(site.grounds.map(({ colour }) => colour)).toEqual(['#f8faf9', '#bb3a1b', '#10302f', '#d9e4de']);
    expect(site.plans).toHaveLength(3);
  });

  it('are refused without a site, or with a colour that has no swatch', async () => {
    const nowhere = { folder: 'examples/none', organisation: 'apps/organisation/src/organisation.ts' };
    await expect(describeSite(nowhere)).rejects.toThrow('examples/none/src/blocks.ts is missing');
    expect(() => findGroundColours([':root { --gh-light-raised: oklch(0 0 0); }'])).toThrow(
      '--gh-light-raised is oklch',
    );
  });
});

describe('generated files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-blocks-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('replace those of earlier definitions, and a file that is the same stays as it is', async () => {
    const blocks = join(folder, 'blocks');
    const write = (fields: string) =>
      writeBlockFiles(blocks, [
        { path: 'map/block.json', content: '{}' },
        { path: 'fields.json', content: fields },
      ]);
    await write('[]');
    const { mtimeMs } = await stat(join(blocks, 'map/block.json'));
    await writeFile(join(blocks, 'old.json'), '{}');
    await write('[1]');
    expect(await listFiles(folder)).toEqual(['blocks/fields.json', 'blocks/map/block.json']);
    expect(await readFile(join(blocks, 'fields.json'), 'utf8')).toBe('[1]');
    expect((await stat(join(blocks, 'map/block.json'))).mtimeMs).toBe(mtimeMs);
  });
});
