import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { removingWorker } from '../endpoints/removing-worker.ts';
import { checkWorker } from './check-worker.ts';

const sent = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
const worker = "caches.open('guildhall-pages')";

async function check(
  { status = 200, headers = sent, body = worker }: { status?: number; headers?: object; body?: string },
  settings: { SERVICE_WORKER?: 'on' | 'off'; EDITORS_PREVIEW?: 'on' | 'off' } = {},
) {
  const server = createServer((_request, response) =>
    response.writeHead(status, headers as Record<string, string>).end(body),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const SITE_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { SITE_ORIGIN, SERVICE_WORKER: 'on', EDITORS_PREVIEW: 'off', ...settings } as const;
  const { status: kind, text } = await checkWorker(config);
  return `${kind}: ${text}`;
}

it('says that pages can be read without a connection, or that the service worker is off [7.10.10]', async () => {
  expect(await check({})).toBe('ok: visitors can read pages again without a connection');
  const off = 'note: the service worker is off: browsers remove it with everything that it stored';
  expect(await check({ body: removingWorker }, { SERVICE_WORKER: 'off' })).toBe(off);
  expect(await check({ body: removingWorker }, { EDITORS_PREVIEW: 'on' })).toBe(off);
});

it('says that a site in development has no service worker', async () => {
  expect(await check({ body: removingWorker })).toBe(
    'note: this site has no service worker: only production builds have one',
  );
});

it('finds a service worker that runs although it is switched off [7.10.10]', async () => {
  expect(await check({}, { SERVICE_WORKER: 'off' })).toBe(
    'fix: /sw.js does not match SERVICE_WORKER: restart the site with this setting',
  );
});

it.each<[string, Parameters<typeof check>[0], string]>([
  [
    'is missing',
    { status: 404 },
    '/sw.js returns status 404 and text/javascript; charset=utf-8: let the proxy',
  ],
  [
    'is a page',
    { headers: { 'content-type': 'text/html' } },
    '/sw.js returns status 200 and text/html: let the',
  ],
  ['has no type', { headers: {} }, '/sw.js returns status 200 and no content type: let the proxy pass it'],
  [
    'is of another product',
    { body: 'let now' },
    '/sw.js is another program: let the proxy pass it to the site',
  ],
  [
    'is kept by caches',
    { headers: { ...sent, 'cache-control': 'max-age=3600' } },
    '/sw.js has no Cache-Control: no-cache: let the proxy pass its headers unchanged',
  ],
])('finds a service worker that %s [7.10.10]', async (_name, response, text) => {
  expect(await check(response)).toContain(`fix: ${text}`);
});
