import { expect, test } from '../stack/journey-test.ts';

test('on a page without a video no text becomes HTML, and violations are reported', async ({
  page,
  stack,
  complaints,
}) => {
  await page.goto('/');
  const reported = page.waitForResponse('**/_csp-reports');
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>text</b>';
    } catch (error) {
      return String(error);
    }
    return '';
  });
  expect(thrown).toContain('TrustedHTML');
  expect((await reported).status()).toBe(204);
  await expect.poll(stack.site.output).toContain('"directive":"require-trusted-types-for"');
  // The browser reports it itself, as intended.
  expect(complaints.splice(0).join()).toContain('TrustedHTML');
});

test('a signed content event refreshes a page for the next visitor, an unsigned one does not [8.2.4]', async ({
  request,
  ownStack,
}) => {
  const { site, sandbox } = ownStack;
  const read = async () => (await request.get(`${site.origin}/event-page`)).text();
  const put = (title: string) =>
    sandbox.putEntry('/event-page', {
      id: 9002,
      title,
      permalink: '/event-page',
      postType: 'page',
      postDate: '20261101',
      postStatus: 'publish',
      hasAccess: true,
      content: [{ blockName: 'acf/page-title', idd: 'a', attrs: [], title }],
    });
  const send = (signature: (body: string, timestamp: string) => string) => {
    const body = JSON.stringify({ paths: ['/event-page'] });
    const timestamp = String(Date.now());
    return request.post(`${site.origin}/_content-events`, {
      data: body,
      headers: {
        'content-type': 'application/json',
        'x-guildhall-timestamp': timestamp,
        'x-guildhall-signature': signature(body, timestamp),
      },
    });
  };
  await put('Before');
  expect(await read()).toContain('Before');
  await put('After');
  expect((await send(() => `sha256=${'0'.repeat(64)}`)).status()).toBe(401);
  expect(await read()).toContain('Before');
  const sign = (body: string, timestamp: string) =>
    `sha256=${createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex')}`;
  expect((await send(sign)).status()).toBe(204);
  expect(await read()).toContain('After');
});

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

test('a page loaded before is still shown, a new page says that it is unavailable, and both recover [8.2.1] [8.2.2]', async ({
  page,
  ownStack,
  complaints,
}) => {
  const { site, sandbox } = ownStack;
  await page.goto(`${site.origin}/about`);
  const heading = await page.locator('h1').textContent();

  await sandbox.fault({ mode: 'down' });
  await page.goto(`${site.origin}/about`);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  const unseen = await page.goto(`${site.origin}/membership`);
  expect(unseen?.status()).toBe(503);
  expect(unseen?.headers()['retry-after']).toBeTruthy();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred');

  await sandbox.reset();
  await expect(async () => {
    const back = await page.goto(`${site.origin}/membership`);
    expect(back?.status()).toBe(200);
  }).toPass();
  complaints.length = 0; // The browser itself reports the 503.
});

