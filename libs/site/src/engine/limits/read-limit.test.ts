import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { entryWithNews, siteUnderTest } from '../../host/site-on-sandbox.fixture.ts';
import { startSite } from '../../host/site.fixture.ts';

/** A shop without products that counts reads of products. It is also asked where a missing one has gone. */
function emptyShop() {
  const shop = { readCount: 0 };
  const api: RequestListener = async (request, response) => {
    const isRedirect = (await text(request)).includes('urlRedirects');
    if (!isRedirect) shop.readCount += 1;
    const data = isRedirect ? { urlRedirects: { nodes: [] } } : { product: null };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  };
  return { shop, api };
}

const env = { RATE_LIMIT_PER_MINUTE: '4', TRUSTED_PROXIES: '127.0.0.1' };
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

it('one IP address can request a limited number of products per minute, then gets 429 [8.6.2]', async () => {
  const { shop, api } = emptyShop();
  const { origin, log } = await startSite(env, { api });
  const read = async (handle: string, address: string) => fetch(`${origin}/p/${handle}`, from(address));
  expect([(await read('a', '192.0.2.1')).status, (await read('b', '192.0.2.1')).status]).toEqual([404, 404]);
  const refused = await read('c', '192.0.2.1');
  expect([refused.status, shop.readCount]).toEqual([429, 2]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('We cannot load this page right now.');
  expect((await read('d', '192.0.2.2')).status).toBe(404);
  expect(log.filter(({ securityEvent }) => securityEvent)).toMatchObject([
    { securityEvent: 'product reads', total: 1 },
  ]);
});

it('all networks of one /48 together have eight times the limit', async () => {
  const { api } = emptyShop();
  const { origin } = await startSite(env, { api });
  const statuses: number[] = [];
  for (let at = 0; at < 17; at += 1)
    statuses.push((await fetch(`${origin}/p/a-${at}`, from(`2001:db8:1:${at}::1`))).status);
  expect(statuses.slice(0, 16).every((status) => status === 404)).toBe(true);
  expect(statuses[16]).toBe(429);
});

it('cached pages are not counted [8.6.2]', async () => {
  const { shop, api } = emptyShop();
  const { origin } = await startSite(env, { api });
  const statuses = [];
  for (let call = 0; call < 6; call += 1)
    statuses.push((await fetch(`${origin}/p/a`, from('192.0.2.1'))).status);
  expect([new Set(statuses), shop.readCount]).toEqual([new Set([404]), 1]);
});

it('a page that the site has is never refused, also while it is read again after an event [8.6.2]', async () => {
  const { app, sandbox, notify } = await siteUnderTest({ RATE_LIMIT_PER_MINUTE: '2' });
  const visit = async (path: string) => (await app.inject(path)).statusCode;
  await sandbox.putEntry('/tried', entryWithNews('Before'));
  expect([await visit('/tried'), await visit('/never')]).toEqual([200, 404]);
  const unknown = [];
  for (let count = 1; count < 5; count += 1) unknown.push(await visit(`/no-${count}`));
  expect(unknown).toEqual([404, 404, 429, 429]);
  await sandbox.putEntry('/tried', entryWithNews('After'));
  await notify({ paths: ['/tried'] });
  const { statusCode, body } = await app.inject('/tried');
  expect(statusCode).toBe(200);
  expect(body).toContain('After');
  await sandbox.putEntry('/tried', null);
  await notify({ paths: ['/tried'] });
  expect(await visit('/tried')).toBe(410);
  expect(await visit('/no-5')).toBe(429);
});

/** A content service without pages that responds on demand. */
function slowContent() {
  const waiting: (() => void)[] = [];
  const content: RequestListener = ({ url = '' }, response) => {
    const respond = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (url.includes('/entry/')) waiting.push(respond);
    else respond();
  };
  return { content, waiting, respondToAll: () => waiting.splice(0).forEach((respond) => respond()) };
}

it('one IP address can request a limited number of pages per minute, including unknown ones and those of cards [8.6.9]', async () => {
  const { origin, log } = await startSite({ RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' });
  const visit = async (path: string, address: string) => (await fetch(origin + path, from(address))).status;
  expect([await visit('/a', '192.0.2.1'), await visit('/b/c', '192.0.2.1')]).toEqual([404, 404]);
  expect(await visit('/c', '192.0.2.1')).toBe(429);
  expect(await visit('/_cards?page=%2Fd&list=cat&cat=a', '192.0.2.1')).toBe(429);
  expect([await visit('/a', '192.0.2.1'), await visit('/', '192.0.2.2')]).toEqual([404, 200]);
  expect(await visit('/', '192.0.2.1')).toBe(200);
  expect(log.filter(({ securityEvent }) => securityEvent)).toMatchObject([{ securityEvent: 'page reads' }]);
});

it('simultaneous requests from one IP address are read four at a time, and do not delay others [8.6.9]', async () => {
  const { content, waiting, respondToAll } = slowContent();
  const { origin } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' }, { content });
  const many = Array.from({ length: 20 }, (_, n) => fetch(`${origin}/many-${n}`, from('192.0.2.1')));
  await expect.poll(() => waiting.length).toBe(4);
  const other = fetch(`${origin}/other`, from('192.0.2.2'));
  await expect.poll(() => waiting.length).toBe(5);
  const responding = setInterval(respondToAll, 1);
  onTestFinished(() => clearInterval(responding));
  expect((await other).status).toBe(404);
  const statuses = await Promise.all(many.map(async (response) => (await response).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
});
