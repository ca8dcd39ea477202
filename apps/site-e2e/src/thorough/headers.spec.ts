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
