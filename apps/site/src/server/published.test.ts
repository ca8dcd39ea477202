import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from './site-on-sandbox.fixture.ts';

const MINUTE = 60_000;
const seen = 'The last night shift';

describe('the first answer after an event', () => {
  it('is what the editor has published [8.2.4]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    expect((await visit('/tried')).html).toContain('Before');
    await sandbox.putEntry('/tried', entryWithNews('After'));
    expect(await notify({ paths: ['/tried'] })).toBe(204);
    expect((await visit('/tried')).html).toContain('After');
  });

  it('is the new page at an address that had none [8.2.4]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    expect((await visit('/tried')).status).toBe(404);
    await sandbox.putEntry('/tried', entryWithNews('First'));
    expect((await visit('/tried')).status).toBe(404);
    await notify({ paths: ['/tried'] });
    expect(await visit('/tried')).toMatchObject({
      status: 200,
      html: expect.stringContaining('First') as string,
    });
  });

  it('is a missing page for what was made a draft, and stays one through an outage [4.2.1] [8.2.4]', async () => {
    const { sandbox, visit, notify, pass } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.putEntry('/tried', entryWithNews('Before', { postStatus: 'draft' }));
    await notify({ paths: ['/tried'] });
    expect((await visit('/tried')).status).toBe(404);
    await sandbox.fault({ mode: 'down' });
    pass(MINUTE);
    expect((await visit('/tried')).html).not.toContain('Before');
  });

  it('stays away after a restart during an outage [8.2.4]', async () => {
    const CACHE_DIR = await mkdtemp(join(tmpdir(), 'guildhall-site-'));
    const first = await siteUnderTest({ CACHE_DIR });
    await first.sandbox.putEntry('/tried', entryWithNews('Before'));
    await first.visit('/tried');
    await first.sandbox.putEntry('/tried', null);
    await first.notify({ all: true });
    expect((await first.visit('/tried')).status).toBe(404);
    const CONTENT_ORIGIN = first.origin;
    await first.sandbox.fault({ mode: 'down' });
    const second = await siteUnderTest({ CACHE_DIR, CONTENT_ORIGIN });
    expect((await second.visit('/tried')).status).toBe(503);
  });

  it('is the old page while the content service fails, and the new one as soon as it does not [8.2.1] [8.2.4]', async () => {
    const { sandbox, visit, notify, pass } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.putEntry('/tried', entryWithNews('After'));
    await notify({ paths: ['/tried'] });
    await sandbox.fault({ mode: 'error', match: '/wp-json/entry' });
    expect((await visit('/tried')).html).toContain('Before');
    await sandbox.clearFaults();
    pass(5_000);
    expect((await visit('/tried')).html).toContain('After');
  });

  it('has the texts of the main data as they are now [8.2.4]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await visit('/about');
    await sandbox.putMainData({ _en_maindata: { variousData: { footerData1: '<p>A new house</p>' } } });
    await notify({ all: true });
    expect((await visit('/about')).html).toContain('A new house');
  });
});

describe('a page with a list that cannot be read', () => {
  it('is new all the same, with the cards that were read last [8.2.5]', async () => {
    const { sandbox, visit, notify, pass } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    expect((await visit('/tried')).html).toContain(seen);
    await sandbox.putEntry('/tried', entryWithNews('After'));
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await notify({ paths: ['/tried'] });
    const { html } = await visit('/tried');
    expect(html).toContain('After');
    expect(html).toContain(seen);
    await sandbox.clearFaults();
    await sandbox.putCards('/wp-json/cards/api/news', []);
    pass(5_000);
    expect((await visit('/tried')).html).not.toContain(seen);
  });
});

describe('a 404 of the content service', () => {
  it('is a missing page when the service itself says it [7.1.2]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.fault({ mode: 'missing', match: '/wp-json/entry' });
    await notify({ paths: ['/tried'] });
    expect((await visit('/tried')).status).toBe(404);
  });

  it.each(['no-route', 'astray'] as const)('is a failure when it is %s [7.1.2] [8.2.1]', async (mode) => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.fault({ mode, match: '/wp-json/entry' });
    await notify({ paths: ['/tried'] });
    expect(await visit('/tried')).toMatchObject({ status: 200 });
    expect((await visit('/never-seen')).status).toBe(503);
  });

  it('is a list without cards, for good [8.2.5]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    expect((await visit('/tried')).html).toContain(seen);
    await sandbox.fault({ mode: 'missing', match: '/wp-json/cards' });
    await notify({ paths: ['/tried'] });
    expect((await visit('/tried')).html).not.toContain(seen);
    await sandbox.forgetRequests();
    expect((await visit('/tried')).status).toBe(200);
    expect(await sandbox.requests()).toEqual([]);
  });
});

it('a page that the content service fails at, however often, takes no other page with it [8.2.9]', async () => {
  const { sandbox, visit } = await siteUnderTest();
  await sandbox.fault({ mode: 'error', match: 'path=%2Fbroken' });
  for (let time = 0; time < 25; time++) expect((await visit('/broken')).status).toBe(503);
  expect((await visit('/about')).status).toBe(200);
});
