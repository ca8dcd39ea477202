import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from '../site-on-sandbox.fixture.ts';

const keys = { CONTENT_PREVIEW_KEY: 'sandbox-preview-key', PREVIEW_SECRET: 'a-secret-of-previews' };
const title = 'A February without tomatoes';

function ticket(id: number, seconds = 600): string {
  const signed = `${id}.${Math.floor(Date.now() / 1000) + seconds}`;
  return `${signed}.${createHmac('sha256', keys.PREVIEW_SECRET).update(signed).digest('hex')}`;
}

it('shows a draft to whoever has a ticket, and asks that nobody lists or keeps it [2.1.13]', async () => {
  const { app, visit } = await siteUnderTest(keys);
  const { statusCode, body, headers } = await app.inject(`/preview?ticket=${ticket(40)}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(title);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers).not.toHaveProperty('speculation-rules');
  // Visitors still do not see it.
  expect((await visit('/news/a-february-without-tomatoes')).status).toBe(404);
});

it('tells the editor why a block is missing, and shows each change at once [2.1.13] [2.4.29]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  const put = (title: string) =>
    sandbox.putEntry('/tried', {
      ...entryWithNews(title, { postStatus: 'draft' }),
      content: [
        { blockName: 'acf/page-title', idd: 'a', attrs: [], title },
        { blockName: 'acf/carousel', idd: 'b', attrs: [] },
      ],
    });
  await put('First');
  const { html } = await visit(`/preview?ticket=${ticket(9001)}`);
  expect(html).toContain('First');
  expect(html).toContain('No block has this name');
  await put('Second');
  expect((await visit(`/preview?ticket=${ticket(9001)}`)).html).toContain('Second');
});

it('says what is left out of a block that stands, and says it to no visitor [2.1.13] [2.4.37]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  const frame = '<p>Here <iframe src="https://maps.example/here"></iframe></p>';
  const content = [{ blockName: 'core/text', idd: 'a', attrs: [], textType: 'html', html: frame }];
  await sandbox.putEntry('/tried', { ...entryWithNews('A page'), content });
  expect((await visit(`/preview?ticket=${ticket(9001)}`)).html).toContain('Use an iframe block');
  expect((await visit('/tried')).html).not.toContain('Use an iframe block');
});

it.each(['', '?ticket=', '?ticket=40.1.aa', `?ticket=${ticket(40, -1)}`])(
  'refuses %s, says what to do, and asks nobody [2.1.13]',
  async (query) => {
    const { app, sandbox } = await siteUnderTest(keys);
    await sandbox.forgetRequests();
    const { statusCode, body, headers } = await app.inject(`/preview${query}`);
    expect(statusCode).toBe(403);
    expect(body).toContain('Open the preview again from the editor');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(await sandbox.requests()).toEqual([]);
  },
);

it('says so when there is no such entry, or it cannot be read', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  expect((await visit(`/preview?ticket=${ticket(999_999)}`)).status).toBe(404);
  await sandbox.fault({ mode: 'error', match: 'api?id=' });
  expect((await visit(`/preview?ticket=${ticket(40)}`)).status).toBe(503);
});

it('is a page like any other where nobody has set it up', async () => {
  const { sandbox, visit } = await siteUnderTest();
  await sandbox.putEntry('/preview', entryWithNews('A page of that name', { permalink: '/preview' }));
  expect((await visit(`/preview?ticket=${ticket(40)}`)).html).toContain('A page of that name');
});
