import { createPage } from '../stack/entries.ts';
import { expect, test } from '../stack/test.ts';

test('an unknown or unreadable block is left out and logged, and the rest of the page is shown [2.4.12] [2.4.13]', async ({
  page,
  ownStack,
}) => {
  await ownStack.sandbox.putEntry(
    '/hostile',
    createPage('/hostile', 'Hostile', [
      { blockName: 'acf/page-title', title: 'It is shown' },
      { blockName: 'acf/never-heard-of', title: 'Nobody knows me' },
      { blockName: 'core/list', listType: 'ul', listItems: 'not a list' },
      { blockName: 'core/text', textType: 'p', html: 'The rest is shown.' },
    ]),
  );
  await page.goto(`${ownStack.site.origin}/hostile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is shown');
  await expect(page.getByText('The rest is shown.')).toBeVisible();
  await expect(page.getByText('Nobody knows me')).toHaveCount(0);
  await expect.poll(ownStack.site.output).toContain('acf/never-heard-of');
});

test('routes in content to other hosts are refused without a request [7.1.3]', async ({
  page,
  request,
  ownStack,
}) => {
  const elsewhere = [
    'http://169.254.169.254/',
    '//evil.test/cards',
    '/wp-json/../../etc/passwd',
    'file:///etc/passwd',
  ];
  const { site, sandbox } = ownStack;
  const lists = elsewhere.map((entryRoute) => ({
    ...{ blockName: 'acf/entry-list', contentType: 'news', entryRoute },
    ...{ cats: [], displayByCat: '1', buttonLink: [] },
  }));
  await sandbox.putEntry(
    '/lists',
    createPage('/lists', 'Blocks', [{ blockName: 'acf/page-title', title: 'Lists' }, ...lists]),
  );
  await sandbox.forgetRequests();
  await page.goto(`${site.origin}/lists`);
  const readStatus = async (params: Record<string, string>) =>
    (await request.get(`${site.origin}/_cards`, { params })).status();
  const hostRoutes = ['/wp-admin/admin-ajax.php', '/wp-cron.php', '/xmlrpc.php', '/wp-json/oembed/1.0/proxy'];
  for (const route of [...elsewhere, ...hostRoutes]) {
    expect(await readStatus({ route, cardType: 'news' })).toBe(400);
    expect(await readStatus({ page: '/lists', list: 'cat', cat: route })).toBe(404);
  }
  // The site reads the list of entries, and the api the prices of the billing service, at any time.
  const expected = ['/wp-json/entry', '/wp-json/maindata', '/wp-json/index/api', '/api/v2/item_prices/'];
  const requested = (await sandbox.requests()).map(({ path }) => path);
  expect(requested.filter((path) => !expected.some((start) => path.startsWith(start)))).toEqual([]);
});
