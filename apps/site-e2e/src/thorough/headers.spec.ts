import { createHmac } from 'node:crypto';
import { webhookSecret } from '../stack/stack.ts';
import { expect, test } from '../stack/test.ts';

for (const path of [
  '/',
  '/about',
  '/no/such/page',
  '/_cards?page=%2Fnews&list=cat&cat=oceans',
  '/favicon.svg',
]) {
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
}

test('a page’s policy allows nothing inline except the one style, by its hash', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
});

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

test('a page in the browser’s cache gets a 304', async ({ request }) => {
  const etag = (await request.get('/about')).headers()['etag'] ?? '';
  const again = await request.get('/about', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

for (const encoding of ['br', 'gzip'] as const) {
  test(`a page comes compressed as ${encoding}`, async ({ request }) => {
    const response = await request.get('/about', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(await response.text()).toContain('</html>');
  });
}

test('the site forwards /api/v1 to the api', async ({ request }) => {
  const response = await request.get('/api/v1/nothing');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/json');
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
