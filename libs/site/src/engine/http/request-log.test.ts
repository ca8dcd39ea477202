import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { parseResponse } from '@guildhall/api-contract/responses';
import { expect, it, onTestFinished } from 'vitest';
import { frontPage, startSite } from '../../host/site.fixture.ts';

const trusted = { TRUSTED_PROXIES: '127.0.0.1' };
const findResponses = (log: Record<string, unknown>[]) => log.filter(({ msg }) => msg === 'answered');

it('each response has one line: route, status, time and how the cache served it, no query [8.6.13] [2.1.16]', async () => {
  const { origin, log } = await startSite({ LOG_LEVEL: 'info' });
  for (const path of ['/', '/?name=hunter2', '/hunter/7?token=hunter2', '/login', '/p/a', '/healthz'])
    await (await fetch(origin + path)).text();
  expect(findResponses(log)).toMatchObject([
    { level: 'info', service: 'site', method: 'GET', route: 'index', status: 200, cache: 'miss' },
    { route: 'index', status: 200, cache: 'hit' },
    { route: 'rootslug-slug', status: 404, cache: 'miss' },
    { route: 'login' },
  ]);
  expect(log).toContainEqual(expect.objectContaining({ route: 'p-handle', path: '/p/a' }));
  for (const { ms, reqId } of findResponses(log))
    expect([typeof ms, typeof reqId]).toEqual(['number', 'string']);
  expect(JSON.stringify(log)).not.toContain('hunter');
});

it('at level warn only slow and failed responses have a line [8.6.13]', async () => {
  const content = createBrokenContent();
  const { origin, log } = await startSite({ LOG_LEVEL: 'warn' }, { content });
  await (await fetch(`${origin}/`)).text();
  await (await fetch(`${origin}/about?name=hunter2`)).text();
  const lines = log.filter(({ status }) => status !== undefined);
  expect(lines).toMatchObject([
    { level: 'warn', path: '/about', status: 503, msg: 'slow or failed response' },
  ]);
});

it('an error page shows the ID of its request, which log and header have too [8.6.12]', async () => {
  const { origin, log } = await startSite({}, { content: createBrokenContent() });
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(`${origin}/about`, { headers });
    return {
      status: response.status,
      id: response.headers.get('x-request-id') ?? '',
      html: await response.text(),
    };
  };
  const pages = [await read({ 'accept-encoding': 'gzip' }), await read({ 'accept-encoding': 'identity' })];
  for (const { status, id, html } of pages) {
    expect([status, html.includes(`quote this reference: ${id}<`)]).toEqual([503, true]);
    expect(log).toContainEqual(expect.objectContaining({ reqId: id, status: 503 }));
  }
  expect(pages[0]?.id).not.toBe(pages[1]?.id);
  const withoutId = pages.map(({ id, html }) => html.replace(id, ''));
  expect(withoutId[0]).toBe(withoutId[1]);
});

it('an error page is complete in the encoding that the browser accepts', async () => {
  const { app } = await startSite({}, { content: createBrokenContent() });
  const get = (encoding: string) =>
    app.inject({ url: '/about', headers: { 'accept-encoding': encoding }, method: 'GET' });
  const packed = await get('br, gzip');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': expect.any(String) });
  expect(packed.headers['etag']).toBeUndefined();
  expect(gunzipSync(packed.rawPayload).toString()).toContain('</html>');
  const head = await app.inject({ url: '/about', method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([503, '']);
});

it('a cached page has no ID: it is the same for everybody', async () => {
  const { app } = await startSite(trusted);
  const get = (id: string) => app.inject({ url: '/', headers: { 'x-request-id': id } });
  const pages = [await get('visitor-one'), await get('visitor-two')];
  for (const { headers, body } of pages)
    expect([headers['x-request-id'], body.includes('visitor-')]).toEqual([undefined, false]);
  expect(pages[0]?.body).toBe(pages[1]?.body);
});

it('a request that causes too many reads gets a page without a reference', async () => {
  const { app } = await startSite({ RATE_LIMIT_PER_MINUTE: '1' });
  const read = async (path: string) => app.inject({ url: path, remoteAddress: '192.0.2.7' });
  const pages = [await read('/one'), await read('/two'), await read('/three')];
  const refused = pages.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused) expect(/reference/.test(body)).toBe(false);
});

it('content service and api get the ID of a trusted proxy’s request, and nobody else’s [8.6.12]', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const record = async () => {
    const server = createServer(({ headers, url = '' }, response) => {
      if (!url.startsWith('/wp-json/maindata') && !url.startsWith('/wp-json/index')) seen.push(headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const origins = { CONTENT_ORIGIN: await record(), API_ORIGIN: await record() };
  const idsFor = async (env: Record<string, string>, id: string) => {
    seen.length = 0;
    const { origin } = await startSite({ ...origins, ...env });
    for (const path of ['/map', '/api/v1/sca'])
      await (await fetch(origin + path, { headers: { 'x-request-id': id } })).text();
    return seen.map((headers) => headers['x-request-id']);
  };
  expect(await idsFor(trusted, 'from-the-edge')).toEqual(['from-the-edge', 'from-the-edge']);
  const own = await idsFor({}, 'from-a-visitor');
  expect(own).toHaveLength(2);
  expect(own).not.toContain('from-a-visitor');
  expect(own.every((id) => id !== undefined)).toBe(true);
});

it('a call that fails because the api is down has the ID that the site handed on [8.6.12]', async () => {
  const { origin } = await startSite({ ...trusted, API_ORIGIN: 'http://127.0.0.1:1' });
  const response = await fetch(`${origin}/api/v1/sca`, { headers: { 'x-request-id': 'from-the-edge' } });
  expect(parseResponse(apiErrorSchema, await response.json())?.error.requestId).toBe('from-the-edge');
});

/** A content service whose entries cannot be read, except for the front page. */
function createBrokenContent(): Parameters<typeof createServer>[1] & object {
  return ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://content.test');
    const isBroken = pathname.startsWith('/wp-json/entry') && searchParams.get('path') !== '/';
    response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' });
    const main = pathname.includes('maindata') ? { _en_maindata: {} } : {};
    response.end(JSON.stringify(searchParams.get('path') === '/' ? frontPage : main));
  };
}
