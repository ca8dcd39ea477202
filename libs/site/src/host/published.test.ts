import { describe, expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from './site-on-sandbox.fixture.ts';
import { temporaryFolder } from './temporary-folder.fixture.ts';

const MINUTE = 60_000;
const seen = 'The last night shift';

describe('the first response after an event', () => {
  it('is what the editor published [8.2.4]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    expect((await visit('/tried')).html).toContain('Before');
    await sandbox.putEntry('/tried', entryWithNews('After'));
    expect(await notify({ paths: ['/tried'] })).toBe(204);
    expect((await visit('/tried')).html).toContain('After');
  });

  it('is the new page at a URL that had none [8.2.4]', async () => {
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

  it('is a 410 for a page made a draft, also during an outage [4.2.1] [8.2.4]', async () => {
    const { sandbox, visit, notify, pass } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.putEntry('/tried', entryWithNews('Before', { postStatus: 'draft' }));
    await notify({ paths: ['/tried'] });
    expect((await visit('/tried')).status).toBe(410);
    await sandbox.fault({ mode: 'down' });
    pass(MINUTE);
    expect((await visit('/tried')).html).not.toContain('Before');
  });

  it('stays away after a restart during an outage [8.2.4]', async () => {
    const CACHE_DIR = await temporaryFolder();
    const first = await siteUnderTest({ CACHE_DIR });
    await first.sandbox.putEntry('/tried', entryWithNews('Before'));
    await first.visit('/tried');
    await first.sandbox.putEntry('/tried', null);
    await first.notify({ all: true });
    expect((await first.visit('/tried')).status).toBe(410);
    const CONTENT_ORIGIN = first.origin;
    await first.sandbox.fault({ mode: 'down' });
    const second = await siteUnderTest({ CACHE_DIR, CONTENT_ORIGIN });
    expect((await second.visit('/tried')).status).toBe(503);
  });

  it('is the old page while the content service fails, and the new one as soon as it recovers [8.2.1] [8.2.4]', async () => {
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

  it('has the current texts of main data [8.2.4]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await visit('/about');
    await sandbox.putMainData({ _en_maindata: { variousData: { footerData1: '<p>A new house</p>' } } });
    await notify({ all: true });
    expect((await visit('/about')).html).toContain('A new house');
  });
});

describe('an entry that was taken down', () => {
  const route = '/wp-json/cards/api/news';
  const card = (name: string) => ({
    id: name,
    title: `About ${name}`,
    permalink: `/${name}`,
    postType: 'post',
  });

  async function siteWithList(env: Record<string, string> = {}) {
    const site = await siteUnderTest(env);
    const { sandbox, visit } = site;
    const entry = (name: string, more: object = {}) =>
      entryWithNews(`The page of ${name}`, { permalink: `/${name}`, ...more });
    await sandbox.putCards(route, [card('n1'), card('n2')]);
    await sandbox.putEntry('/tried', entryWithNews('The list'));
    for (const name of ['n1', 'n2']) await sandbox.putEntry(`/${name}`, entry(name));
    expect((await visit('/tried')).html).toMatch(/About n1.*About n2/s);
    return {
      ...site,
      async takeDown() {
        await sandbox.putEntry('/n1', null);
        await sandbox.putCards(route, [card('n2')]);
      },
      async shown(path = '/tried') {
        const { html } = await visit(path);
        return ['n1', 'n2'].filter((name) => html.includes(`About ${name}`));
      },
    };
  }

  it('is in no list from the next visit after an event that names only it [8.2.4]', async () => {
    const { takeDown, notify, visit, shown } = await siteWithList();
    await takeDown();
    await notify({ paths: ['/n1'] });
    expect(await shown()).toEqual(['n2']);
    expect((await visit('/n1')).status).toBe(404);
  });

  it('is not among cards picked by an editor either [8.2.4]', async () => {
    const { sandbox, takeDown, notify, shown } = await siteWithList();
    const picked = (...names: string[]) =>
      entryWithNews('Picked', {
        permalink: '/picked',
        content: [
          { blockName: 'acf/card-links', idd: 'a', attrs: [], cardType: 'news', cards: names.map(card) },
        ],
      });
    await sandbox.putEntry('/picked', picked('n1', 'n2'));
    expect(await shown('/picked')).toEqual(['n1', 'n2']);
    await sandbox.putEntry('/picked', picked('n2'));
    await takeDown();
    await notify({ paths: ['/n1'] });
    expect(await shown('/picked')).toEqual(['n2']);
  });

  it.each([{ paths: ['/n1'] }, { all: true }])(
    'is left out of a list shown from memory, after %j [8.2.4] [8.2.5]',
    async (event) => {
      const { sandbox, takeDown, notify, shown, pass } = await siteWithList();
      await takeDown();
      await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
      await notify(event);
      expect(await shown()).toEqual(['n2']);
      pass(MINUTE);
      expect(await shown()).toEqual(['n2']);
    },
  );

  it('does not come back with an earlier page or its copy on disk [8.2.4]', async () => {
    const CACHE_DIR = await temporaryFolder();
    const { sandbox, origin, takeDown, notify, visit } = await siteWithList({ CACHE_DIR });
    await takeDown();
    await notify({ paths: ['/n1'] });
    expect((await visit('/n1')).status).toBe(404);
    await sandbox.fault({ mode: 'down' });
    expect(await visit('/tried')).toMatchObject({ status: 503 });
    const restarted = await siteUnderTest({ CACHE_DIR, CONTENT_ORIGIN: origin });
    expect((await restarted.visit('/tried')).status).toBe(503);
  });

  it('removes no other cards: those of entries that exist, or cannot be read, are shown from memory [8.2.5]', async () => {
    const { sandbox, notify, shown } = await siteWithList();
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await sandbox.fault({ mode: 'error', match: 'path=%2Fn2' });
    await notify({ all: true });
    expect(await shown()).toEqual(['n1', 'n2']);
  });

  it('is read once per event, however often the list fails', async () => {
    const { sandbox, takeDown, notify, shown, pass } = await siteWithList();
    await takeDown();
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await notify({ all: true });
    await shown();
    await sandbox.forgetRequests();
    pass(MINUTE);
    await shown();
    const read = (await sandbox.requests()).map(({ path }) => decodeURIComponent(path));
    expect(read.filter((url) => /path=\/n\d/.test(url))).toEqual([]);
  });
});

describe('a page with a list that cannot be read', () => {
  it('is still new, with the last good cards [8.2.5]', async () => {
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
  it('removes a page if the service itself sends it [7.1.2]', async () => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.fault({ mode: 'missing', match: '/wp-json/entry' });
    await notify({ paths: ['/tried'] });
    expect((await visit('/tried')).status).toBe(410);
  });

  it.each(['no-route', 'astray'] as const)('is a failure if it is %s [7.1.2] [8.2.1]', async (mode) => {
    const { sandbox, visit, notify } = await siteUnderTest();
    await sandbox.putEntry('/tried', entryWithNews('Before'));
    await visit('/tried');
    await sandbox.fault({ mode, match: '/wp-json/entry' });
    await notify({ paths: ['/tried'] });
    expect(await visit('/tried')).toMatchObject({ status: 200 });
    expect((await visit('/never-seen')).status).toBe(503);
  });

  it('means a list without cards [8.2.5]', async () => {
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

it('a page at which the content service keeps failing does not affect other pages [8.2.9]', async () => {
  const { sandbox, visit } = await siteUnderTest();
  await sandbox.fault({ mode: 'error', match: 'path=%2Fbroken' });
  for (let time = 0; time < 25; time++) expect((await visit('/broken')).status).toBe(503);
  expect((await visit('/about')).status).toBe(200);
});

it('a cached page is used for 24 hours while the content service fails, long after it was fresh [8.2.1]', async () => {
  const { sandbox, visit, pass } = await siteUnderTest();
  const { html } = await visit('/about');
  await sandbox.fault({ mode: 'down' });
  pass(20 * 60 * MINUTE);
  expect(await visit('/about')).toMatchObject({ status: 200, html });
  pass(5 * 60 * MINUTE);
  expect((await visit('/about')).status).toBe(503);
});
