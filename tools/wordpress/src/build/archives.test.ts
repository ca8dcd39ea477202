import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createPluginArchive } from './plugin-archive.ts';
import { createSiteArchive, createSitePlugin } from './site-archive.ts';
import { createZip } from './zip-folder.ts';

const secondSite = {
  folder: 'examples/second-site',
  organisation: 'examples/second-site/src/organisation.ts',
};

describe('the zip of the plugin', () => {
  it('is one folder that WordPress can install', async () => {
    const files = Object.keys(unzipSync(await createPluginArchive()));
    expect(files.filter((path) => !path.startsWith('guildhall/'))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'guildhall/guildhall.php',
        'guildhall/readme.txt',
        'guildhall/blocks/fields.json',
      ]),
    );
  });

  it('has the same bytes whenever it is made, in whichever order files are read', () => {
    const files = [
      { path: 'a/b.php', content: '<?php' },
      { path: 'a/a.php', content: '<?php // A' },
    ];
    expect(createZip(files)).toEqual(createZip(files.toReversed()));
    expect(new TextDecoder().decode(createZip(files)).indexOf('a/a.php')).toBe(30);
  });
});

describe('the zip of an organisation’s own blocks', () => {
  it('has those alone, with its backgrounds and plans, and needs the plugin', async () => {
    const { name, archive } = await createSiteArchive(secondSite);
    expect(name).toBe('guildhall-second-site');
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual([
      'guildhall-second-site/LICENSE',
      'guildhall-second-site/blocks/blocks-manifest.php',
      'guildhall-second-site/blocks/dues-calculator/block.json',
      'guildhall-second-site/blocks/fields.json',
      'guildhall-second-site/guildhall-second-site.php',
    ]);
    const read = (path: string) => new TextDecoder().decode(files[`guildhall-second-site/${path}`]);
    expect(read('guildhall-second-site.php')).toMatch(/Requires Plugins: +guildhall\n/);
    const fields = JSON.parse(read('blocks/fields.json'));
    expect(Object.keys(fields.blocks)).toEqual(['dues-calculator']);
    expect(fields.plans).toHaveLength(3);
    const names = fields.grounds.map(({ name }: { name: string }) => name);
    expect(fields.baseFields[0].choices).toEqual(names);
    expect(names).not.toContain('warm');
  });

  it('has no blocks for an organisation without own ones', async () => {
    const { files } = await createSitePlugin({
      folder: 'apps/site',
      organisation: 'apps/organisation/src/organisation.ts',
    });
    expect(files.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('block.json'));
  });
});
