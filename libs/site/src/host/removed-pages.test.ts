import { describe, expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from './site-on-sandbox.fixture.ts';
import { temporaryFolder } from './temporary-folder.fixture.ts';

const MINUTE = 60_000;

describe('a page whose entry was deleted', () => {
  it('is the 404 page with status 410, and no longer than the page is away [2.1.17]', async () => {
    const { sandbox, visit, notify, pass, app } = await siteUnderTest();
    const missing = await visit('/never');
    expect(missing.status).toBe(404);
    await sandbox.putEntry('/tried', entryWithNews('Here'));
    await visit('/tried');
    await sandbox.putEntry('/tried', null);
    await notify({ paths: ['/tried'] });
    const removed = await visit('/tried');
    expect(removed.status).toBe(410);
    expect(removed.html.replace('data-page="gone"', 'data-page="not-found"')).toBe(missing.html);
    expect(removed.html).toContain('<meta name="robots" content="noindex">');
    const { headers } = await app.inject('/tried');
    expect(headers['cache-control']).toBe((await app.inject('/never')).headers['cache-control']);
    pass(10 * MINUTE);
    expect((await visit('/tried')).status).toBe(410);
    await sandbox.putEntry('/tried', entryWithNews('Here again'));
    await notify({ paths: ['/tried'] });
    expect((await visit('/tried')).status).toBe(200);
  });

  it('is recognised without an event, when it is read again [2.1.17]', async () => {
    const { sandbox, visit, pass } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Here'));
    await visit('/tried');
    await sandbox.putEntry('/tried', null);
    pass(20 * MINUTE);
    expect((await visit('/tried')).status).toBe(410);
  });

  it('is recognised by the list of entries, also if it was deleted while no server ran [2.1.17]', async () => {
    const CACHE_DIR = await temporaryFolder();
    const path = '/news/the-last-night-shift';
    const first = await siteUnderTest({ CACHE_DIR });
    expect((await first.visit('/sitemap.xml')).html).toContain(path);
    await first.app.close();
    await first.sandbox.putEntry(path, null);
    const second = await siteUnderTest({ CACHE_DIR, CONTENT_ORIGIN: first.origin });
    await second.visit('/sitemap.xml');
    await expect.poll(async () => (await second.visit('/sitemap.xml')).html).not.toContain(path);
    expect((await second.visit(path)).status).toBe(410);
    expect((await second.visit('/news/never')).status).toBe(404);
  });

  it('is a 410 after a restart too, if there is a folder for copies [2.1.17]', async () => {
    const CACHE_DIR = await temporaryFolder();
    const first = await siteUnderTest({ CACHE_DIR });
    await first.sandbox.putEntry('/tried', entryWithNews('Here'));
    await first.visit('/tried');
    await first.sandbox.putEntry('/tried', null);
    await first.notify({ all: true });
    expect((await first.visit('/tried')).status).toBe(410);
    await first.app.close();
    const CONTENT_ORIGIN = first.origin;
    expect((await (await siteUnderTest({ CACHE_DIR, CONTENT_ORIGIN })).visit('/tried')).status).toBe(410);
    expect((await (await siteUnderTest({ CONTENT_ORIGIN })).visit('/tried')).status).toBe(404);
  });

  it('is a 410 if the content service says so, although this server has never seen it [2.1.17]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    await sandbox.fault({ mode: 'removed', match: '/wp-json/entry' });
    expect((await visit('/long-ago')).status).toBe(410);
  });
});

it('a page that has another path now is no removed page: its old path leads there [2.1.17]', async () => {
  const CACHE_DIR = await temporaryFolder();
  const [from, to] = ['/news/2024/05/the-night', '/news/the-night'];
  const first = await siteUnderTest({ CACHE_DIR });
  await first.sandbox.putEntry(from, entryWithNews('The night', { id: 77_001, permalink: from }));
  expect((await first.visit('/sitemap.xml')).html).toContain(from);
  expect((await first.visit(from)).status).toBe(200);
  await first.app.close();
  await first.sandbox.putEntry(from, null);
  await first.sandbox.putEntry(to, entryWithNews('The night', { id: 77_001, permalink: to }));
  const second = await siteUnderTest({ CACHE_DIR, CONTENT_ORIGIN: first.origin });
  await expect.poll(async () => (await second.visit('/sitemap.xml')).html).toContain(to);
  expect(await second.visit(from)).toMatchObject({ status: 301, location: to });
});

it('a draft that was never published is a 404 [2.1.17]', async () => {
  const { sandbox, visit, notify } = await siteUnderTest();
  await sandbox.putEntry('/tried', entryWithNews('Not yet', { postStatus: 'draft' }));
  await notify({ paths: ['/tried'] });
  expect((await visit('/tried')).status).toBe(404);
});
