import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startRedis } from '../../../../config/redis-server.ts';
import { frontPage, startSite, webhookSecret } from './site.fixture.ts';

/** Two sites that share a Redis and a content service, whose front page has the current title. */
async function startTwo(env: Record<string, string> = {}) {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const current = { title: 'First title' };
  const content: RequestListener = ({ url = '' }, response) => {
    const isFrontPage = new URL(url, 'http://content.test').searchParams.get('path') === '/';
    const [block] = frontPage.content;
    const page = { ...frontPage, content: [{ ...block, title: current.title }] };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url.includes('maindata') ? { _en_maindata: {} } : isFrontPage ? page : {}));
  };
  const start = () =>
    startSite(
      {
        REDIS_URL: redis.url,
        REDIS_DEADLINE_MS: '5000',
        TRUSTED_PROXIES: '127.0.0.1',
        ...env,
      },
      { content, durations: { reloadMs: 0 } },
    );
  return { redis, current, sites: [await start(), await start()] as const };
}

interface Site {
  origin: string;
}

async function sendEvent({ origin }: Site, body: string): Promise<number> {
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-guildhall-timestamp': timestamp,
    'x-guildhall-signature': `sha256=${signature}`,
  };
  return (await fetch(`${origin}/_content-events`, { method: 'POST', headers, body })).status;
}

const hasTitle = async ({ origin }: Site, title: string) =>
  (await (await fetch(origin)).text()).includes(title);

describe('a content event that one of two sites receives', () => {
  it.each(['{"paths":["/"]}', '{"all":true}'])('drops pages of both: %s [8.2.12]', async (event) => {
    const { current, sites } = await startTwo();
    const [a, b] = sites;
    expect([await hasTitle(a, 'First title'), await hasTitle(b, 'First title')]).toEqual([true, true]);
    current.title = 'Second title';
    // Until both listen, one event after the other.
    await expect.poll(async () => (await sendEvent(a, event), hasTitle(b, 'Second title'))).toBe(true);
    expect(await hasTitle(a, 'Second title')).toBe(true);
  });

  it('drops those of the other when Redis is back, if it was gone [8.2.12]', async () => {
    const { redis, current, sites } = await startTwo();
    const [a, b] = sites;
    const event = '{"paths":["/"]}';
    current.title = 'Second title';
    await expect.poll(async () => (await sendEvent(a, event), hasTitle(b, 'Second title'))).toBe(true);
    // Events arrive in order: after this one, none of the above is left.
    current.title = 'Third title';
    await sendEvent(a, event);
    await expect.poll(() => hasTitle(b, 'Third title')).toBe(true);
    await redis.kill();
    current.title = 'Fourth title';
    expect(await sendEvent(a, event)).toBe(204);
    expect([await hasTitle(a, 'Fourth title'), await hasTitle(b, 'Fourth title')]).toEqual([true, false]);
    await redis.restart();
    await expect.poll(() => hasTitle(b, 'Fourth title')).toBe(true);
  });
});

describe('limits of two sites', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('are those of all reads together, and none of cached pages [8.6.11]', async () => {
    const { sites } = await startTwo({ RATE_LIMIT_PER_MINUTE: '1' });
    const [a, b] = sites;
    const visit = async (site: Site, path: string, address: string) =>
      (await fetch(site.origin + path, from(address))).status;
    expect([await visit(a, '/', '192.0.2.1'), await visit(b, '/b', '192.0.2.1')]).toEqual([200, 404]);
    expect([await visit(a, '/c', '192.0.2.1'), await visit(b, '/d', '192.0.2.1')]).toEqual([429, 429]);
    expect([await visit(a, '/', '192.0.2.1'), await visit(b, '/d', '192.0.2.2')]).toEqual([200, 404]);
  });

  it('are those of all requests for cards together [8.6.11]', async () => {
    const { sites } = await startTwo();
    const [a, b] = sites;
    const request = async ({ origin }: Site) =>
      (await fetch(`${origin}/_cards?page=/&list=cat`, from('192.0.2.1'))).status;
    for (let count = 0; count < 60; count += 1)
      expect([await request(a), await request(b)], String(count)).toEqual([404, 404]);
    expect([await request(a), await request(b)]).toEqual([429, 429]);
  });

  it('remain those of each while Redis hangs [8.6.11]', async () => {
    const { redis, sites } = await startTwo({ RATE_LIMIT_PER_MINUTE: '1', REDIS_DEADLINE_MS: '100' });
    redis.pause();
    for (const { origin } of sites) {
      const statuses = [];
      for (const path of ['/a', '/b', '/c'])
        statuses.push((await fetch(origin + path, from('192.0.2.1'))).status);
      expect(statuses).toEqual([404, 404, 429]);
    }
  });
});
