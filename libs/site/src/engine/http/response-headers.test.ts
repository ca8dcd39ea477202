import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { securityHeaders } from '../security/security-headers.ts';
import { responseTexts } from '../../texts/response-texts.ts';
import { frontPage, startSite } from '../../host/site.fixture.ts';

const post = (type: string, body: string) => ({ method: 'POST', headers: { 'content-type': type }, body });

it.each<[string, number, RequestInit?]>([
  ['/', 200],
  ['/no/such-page', 404],
  ['/no//such-page/', 301],
  ['/a'.repeat(20), 404],
  ['/%zz', 400],
  [`/${'a'.repeat(600)}`, 414],
  ['/', 405, { method: 'DELETE' }],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/_speculation-rules.json', 200],
  ['/_cards', 400],
  ['/_content-events', 401, post('application/json', '{}')],
  ['/_content-events', 415, post('text/plain', '{}')],
  ['/_content-events', 413, post('application/json', 'a'.repeat(70_000))],
  ['/api/v1/anything', 404],
])(
  '%s gets status %i with the security headers, and reveals no framework [8.6.1]',
  async (path, status, init) => {
    const { origin } = await startSite();
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(securityHeaders)));
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.*base-uri 'none'.*frame-ancestors 'none'/,
    );
    expect(await response.text()).not.toMatch(/fastify|FST_|node_modules/i);
  },
);

it.each([
  ['HELLO\r\n\r\n', '400 Bad Request'],
  [`GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431 Request Header Fields Too Large'],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
  ['GET / HTTP/1.1\r\nHost: a\r\nExpect: nothing\r\nConnection: close\r\n\r\n', '417 Expectation Failed'],
])('responses to malformed requests have them too: %.30j [8.6.1]', async (request, status) => {
  const { open } = await startSite({}, { organisation: { ...organisation, hsts: 'preload' } });
  const socket = open();
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}`);
  for (const [name, value] of Object.entries(securityHeaders)) expect(head).toContain(`${name}: ${value}`);
  expect(head).toContain('strict-transport-security: max-age=63072000; includeSubDomains; preload');
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(body).not.toMatch(/fastify|FST_/i);
});

it.each([
  ['/', 200],
  ['/moved', 301],
  ['/no-such-page', 404],
  ['/healthz', 200],
])('%s makes browsers use https for subdomains only if that is configured [8.6.1]', async (path, status) => {
  const content: RequestListener = ({ url = '' }, response) => {
    const at = new URL(url, 'http://content.test').searchParams.get('path') ?? '';
    const found = ['/', '/moved'].includes(at) ? frontPage : {};
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  };
  const readScope = async (hsts: typeof organisation.hsts) => {
    const { origin } = await startSite({}, { content, organisation: { ...organisation, hsts } });
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    return response.headers.get('strict-transport-security');
  };
  expect(await readScope('host')).toBe('max-age=63072000');
  expect(await readScope('subdomains')).toBe('max-age=63072000; includeSubDomains');
});

it('cookies of other sites of the domain do not lock a visitor out, and too many are explained [8.6.1]', async () => {
  const { origin } = await startSite();
  const visit = (bytes: number) => fetch(`${origin}/`, { headers: { cookie: `a=${'b'.repeat(bytes)}` } });
  for (const bytes of [17_000, 40_000]) expect((await visit(bytes)).status).toBe(200);
  const refused = await visit(70_000);
  expect([refused.status, await refused.text()]).toEqual([431, responseTexts.cookiesTooLarge]);
});
