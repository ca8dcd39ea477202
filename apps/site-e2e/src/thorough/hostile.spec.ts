import { expect, test } from '../stack/test.ts';

const block = (blockName: string, fields: Record<string, unknown>, index: number) => ({
  blockName,
  idd: `block-${index}`,
  attrs: [],
  ...fields,
});

const entry = (content: unknown[]) => ({
  id: 9001,
  title: 'Hostile',
  permalink: '/hostile',
  postType: 'page',
  postDate: '20261101',
  postStatus: 'publish',
  hasAccess: true,
  content,
});

const attack = `<script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
<a href="javascript:window.ran=1">go</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe><p style="position:fixed">x</p>`;

test('hostile HTML in content does nothing, and its harmless text is shown', async ({ page, ownStack }) => {
  await ownStack.sandbox.putEntry(
    '/hostile',
    entry([
      block('acf/page-title', { title: `Title ${attack}` }, 0),
      block('core/text', { textType: 'html', html: `${attack}<p>Harmless words</p>` }, 1),
      block('acf/intro-text', { text: attack }, 2),
      block('core/list', { listType: 'ul', listItems: [attack, 'A harmless item'] }, 3),
      block(
        'core/button',
        {
          link: { title: 'Press', url: 'javascript:window.ran=1', target: '' },
          alignment: 'left',
          size: 'normal',
        },
        4,
      ),
    ]),
  );
  await page.goto(`${ownStack.site.origin}/hostile`);
  await expect(page.getByText('Harmless words')).toBeVisible();
  await expect(page.getByText('A harmless item')).toBeVisible();
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  await expect(
    page.locator('main :is(script, iframe, svg[onload], [onerror], [style], a[href^="javascript"])'),
  ).toHaveCount(0);
});

test('an unknown or unreadable block is left out and logged, and the rest of the page is shown [2.4.12] [2.4.13]', async ({
  page,
  ownStack,
}) => {
  await ownStack.sandbox.putEntry(
    '/hostile',
    entry([
      block('acf/page-title', { title: 'It is shown' }, 0),
      block('acf/never-heard-of', { title: 'Nobody knows me' }, 1),
      block('core/list', { listType: 'ul', listItems: 'not a list' }, 2),
      block('core/text', { textType: 'p', html: 'The rest is shown.' }, 3),
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
  await ownStack.sandbox.putEntry(
    '/hostile',
    entry([
      block('acf/page-title', { title: 'Lists' }, 0),
      ...elsewhere.map((entryRoute, index) =>
        block(
          'acf/entry-list',
          { contentType: 'news', entryRoute, cats: [], displayByCat: '1', buttonLink: [] },
          index + 1,
        ),
      ),
    ]),
  );
  await ownStack.sandbox.forgetRequests();
  await page.goto(`${ownStack.site.origin}/hostile`);
  const readStatus = async (params: Record<string, string>) =>
    (await request.get(`${ownStack.site.origin}/_cards`, { params })).status();
  const hostRoutes = ['/wp-admin/admin-ajax.php', '/wp-cron.php', '/xmlrpc.php', '/wp-json/oembed/1.0/proxy'];
  for (const route of [...elsewhere, ...hostRoutes]) {
    expect(await readStatus({ route, cardType: 'news' })).toBe(400);
    expect(await readStatus({ page: '/hostile', list: 'cat', cat: route })).toBe(404);
  }
  // The site reads the list of entries, and the api the prices of the billing service, at any time.
  const expected = ['/wp-json/entry', '/wp-json/maindata', '/wp-json/index/api', '/api/v2/item_prices/'];
  const requested = (await ownStack.sandbox.requests()).map(({ path }) => path);
  expect(requested.filter((path) => !expected.some((start) => path.startsWith(start)))).toEqual([]);
});
