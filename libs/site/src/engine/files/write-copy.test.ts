import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteUnderTest } from '../../host/site-on-sandbox.fixture.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';
import { createPrivateFolder } from './write-copy.ts';

it('copies of what the site has read are for its own user alone', async () => {
  const CACHE_DIR = await temporaryFolder();
  const { visit, app } = await siteUnderTest({ CACHE_DIR });
  await visit('/about');
  await visit('/sitemap.xml');
  await app.close();
  const [own = ''] = await readdir(CACHE_DIR);
  const folder = join(CACHE_DIR, own);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['index.json', 'main-data.json']));
  for (const { parentPath, name } of files)
    expect([name, (await stat(join(parentPath, name))).mode & 0o777]).toEqual([name, 0o600]);
});

it('a folder of an earlier release is restricted too', async () => {
  const folder = join(await temporaryFolder(), 'pages');
  await mkdir(folder, { mode: 0o755 });
  await chmod(folder, 0o755);
  await createPrivateFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
