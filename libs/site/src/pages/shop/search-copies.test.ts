import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';

it('a search of the shop leaves no copy on disk [8.2.8]', async () => {
  const search = { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } };
  const api: RequestListener = (_request, response) => {
    const body = JSON.stringify({ data: { search, collections: { nodes: [] } } });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
  const CACHE_DIR = await temporaryFolder();
  const { origin } = await startSite({ CACHE_DIR }, { api });
  for (const path of ['/p?q=tide', '/']) expect((await fetch(origin + path)).status, path).toBe(200);
  const listCopies = async () =>
    (await readdir(CACHE_DIR, { recursive: true })).filter((name) => name.endsWith('.page'));
  // That of the homepage, which was requested last.
  await expect.poll(listCopies).toHaveLength(1);
});
