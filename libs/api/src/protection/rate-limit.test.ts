import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { echo, startApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';

const hello = defineRoute({ method: 'GET', path: '/hello', handle: async () => ({ hello: true }) });
const rare = defineRoute({
  method: 'GET',
  path: '/rare',
  perMinute: 1,
  handle: async () => ({ rare: true }),
});

describe('the rate limit', () => {
  it('responds with 429 and Retry-After to a caller that sends too many requests', async () => {
    const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '2' });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await app.inject('/api/v1/hello')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await app.inject('/api/v1/hello');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json()).toMatchObject({ error: { code: 'API_RATE_LIMITED' } });
  });

  it('counts calls to unknown addresses', async () => {
    const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '1' });
    expect((await app.inject('/api/v1/nothing')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/api/v1/nothing' })).statusCode).toBe(429);
    expect((await app.inject('/api/v1/hello')).statusCode).toBe(429);
  });

  it('lets no more than the limit through when all calls arrive at once', async () => {
    const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '10' });
    const responses = await Promise.all(Array.from({ length: 200 }, () => app.inject('/api/v1/hello')));
    expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(190);
  });

  it('can be stricter on one route', async () => {
    const { app } = await startApp({ routes: [hello, rare] }, { RATE_LIMIT_PER_MINUTE: '10' });
    expect((await app.inject('/api/v1/rare')).statusCode).toBe(200);
    expect((await app.inject('/api/v1/rare')).statusCode).toBe(429);
    expect((await app.inject('/api/v1/hello')).statusCode).toBe(200);
  });

  it('never counts the health routes', async () => {
    const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '1' });
    for (let call = 0; call < 5; call += 1) expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/api/v1/hello')).statusCode).toBe(200);
  });

  describe('behind a proxy', () => {
    const from = (forwardedFor: string) => ({
      url: '/api/v1/hello',
      headers: { 'x-forwarded-for': forwardedFor },
    });

    it('distinguishes visitors if the proxy is trusted', async () => {
      const env = { RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' };
      const { app } = await startApp({ routes: [hello] }, env);
      expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(200);
      expect((await app.inject(from('192.0.2.2'))).statusCode).toBe(200);
      expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(429);
    });

    it('cannot be bypassed with addresses that a visitor puts before their own', async () => {
      const env = { RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' };
      const { app } = await startApp({ routes: [hello] }, env);
      expect((await app.inject(from('198.51.100.1, 192.0.2.1'))).statusCode).toBe(200);
      expect((await app.inject(from('198.51.100.2, 192.0.2.1'))).statusCode).toBe(429);
    });

    const trusting = { TRUSTED_PROXIES: '127.0.0.1' };
    const statusesFrom = async (app: FastifyInstance, addresses: string[], url = '/api/v1/hello') => {
      const statuses: number[] = [];
      for (const address of addresses)
        statuses.push((await app.inject({ ...from(address), url })).statusCode);
      return statuses;
    };
    const networks = (count: number) => Array.from({ length: count }, (_, at) => `2001:db8:1:${at}::1`);

    it('counts one /64 of IPv6 as one visitor', async () => {
      const { app } = await startApp({ routes: [hello] }, { ...trusting, RATE_LIMIT_PER_MINUTE: '1' });
      expect(await statusesFrom(app, ['2001:db8:1:1::1', '2001:db8:1:1::2'])).toEqual([200, 429]);
    });

    it('counts all networks of one /48 together, which may belong to one customer', async () => {
      const { app } = await startApp({ routes: [hello, rare] }, { ...trusting, RATE_LIMIT_PER_MINUTE: '2' });
      const statuses = await statusesFrom(app, [...networks(17), '2001:db8:2::1']);
      expect(statuses).toEqual([...Array.from({ length: 16 }, () => 200), 429, 200]);
      const refused = await app.inject(from('2001:db8:1:99::1'));
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toMatchObject({ error: { code: 'API_RATE_LIMITED' } });
    });

    it('counts them together on a stricter route too', async () => {
      const { app } = await startApp({ routes: [rare] }, trusting);
      const statuses = await statusesFrom(app, networks(9), '/api/v1/rare');
      expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    });

    it('keeps the count of each caller among six thousand others', async () => {
      const { app } = await startApp({ routes: [hello] }, { ...trusting, RATE_LIMIT_PER_MINUTE: '1' });
      expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.1'])).toEqual([200, 429]);
      const others = Array.from({ length: 6000 }, (_, at) => `10.0.${at >> 8}.${at & 255}`);
      await Promise.all(others.map((address) => app.inject(from(address))));
      expect(await statusesFrom(app, ['192.0.2.1'])).toEqual([429]);
    });

    it('trusts no forwarded address if no proxy is configured', async () => {
      const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '1' });
      expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(200);
      expect((await app.inject(from('192.0.2.2'))).statusCode).toBe(429);
    });
  });

  describe('the rate limit of a route that identifies its callers', () => {
    const personal = defineRoute({
      method: 'GET',
      path: '/personal',
      perMinute: 2,
      people: [({ headers }) => headers['x-person'] as string | undefined],
      handle: async () => ({ personal: true }),
    });
    const startPersonal = () => startApp({ routes: [hello, personal] }, { RATE_LIMIT_PER_MINUTE: '1' });
    const fetchStatuses = async (app: FastifyInstance, names: (string | undefined)[]) => {
      const statuses: number[] = [];
      for (const name of names) {
        const headers = name === undefined ? {} : { 'x-person': name };
        statuses.push((await app.inject({ url: '/api/v1/personal', headers })).statusCode);
      }
      return statuses;
    };

    it('is separate for each person at a shared address', async () => {
      const { app } = await startPersonal();
      expect(await fetchStatuses(app, ['ada', 'ada', 'ada', 'bo', 'bo', 'bo'])).toEqual([
        ...[200, 200, 429],
        ...[200, 200, 429],
      ]);
    });

    it('is twelve times as high for the address, whatever names are sent', async () => {
      const { app } = await startPersonal();
      const names = [undefined, ...Array.from({ length: 24 }, (_, at) => `person ${at}`)];
      expect(await fetchStatuses(app, names)).toEqual([...Array.from({ length: 24 }, () => 200), 429]);
    });
  });

  it('is checked before the body is read', async () => {
    const { app } = await startApp({ routes: [echo] }, { RATE_LIMIT_PER_MINUTE: '1' });
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/v1/echo',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      });
    expect((await send()).statusCode).toBe(400);
    expect((await send()).statusCode).toBe(429);
  });
});
