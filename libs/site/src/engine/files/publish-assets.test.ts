import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishAssets } from './publish-assets.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';

/** A site with a build of one script. */
async function createBuild(): Promise<{ site: string; cache: string }> {
  const folder = await temporaryFolder();
  const site = join(folder, 'site');
  await mkdir(join(site, 'dist/client/assets'), { recursive: true });
  await writeFile(join(site, 'dist/client/assets/new.js'), 'let now');
  return { site, cache: join(folder, 'cache') };
}

it('copies the files of a build to CACHE_DIR, and leaves those of other builds there', async () => {
  const { site, cache } = await createBuild();
  const folder = join(cache, 'site-assets');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'old.js'), 'let earlier');
  await utimes(join(folder, 'old.js'), 0, 0);
  expect(await publishAssets({ site }, { CACHE_DIR: cache })).toEqual({ count: 1, folder });
  expect((await readdir(folder)).sort()).toEqual(['new.js', 'old.js']);
  expect(await readFile(join(folder, 'new.js'), 'utf8')).toBe('let now');
});

it('gives files that are there already the current date', async () => {
  const { site, cache } = await createBuild();
  const { folder } = await publishAssets({ site, to: cache }, {});
  await utimes(join(folder, 'new.js'), 0, 0);
  await publishAssets({ site, to: cache }, {});
  expect((await stat(join(folder, 'new.js'))).mtimeMs).toBeGreaterThan(0);
});

it('says what is missing', async () => {
  const { site, cache } = await createBuild();
  await expect(publishAssets({ site: cache, to: cache }, {})).rejects.toThrow('build the site first');
  await expect(publishAssets({ site }, {})).rejects.toThrow('Set CACHE_DIR');
});
