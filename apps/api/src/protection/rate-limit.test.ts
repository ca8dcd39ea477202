import { describe, expect, it } from 'vitest';
import { echo, startApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';

const hello = defineRoute({ method: 'GET', path: '/hello', answer: async () => ({ hello: true }) });
const rare = defineRoute({
  method: 'GET',
  path: '/rare',
  perMinute: 1,
  answer: async () => ({ rare: true }),
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After to whoever asks too often', async () => {
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

  it('lets at most the limit through when all come at once', async () => {
    const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '10' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/api/v1/hello')));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(190);
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

    it('tells visitors apart when the proxy is trusted', async () => {
      const env = { RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' };
      const { app } = await startApp({ routes: [hello] }, env);
      expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(200);
      expect((await app.inject(from('192.0.2.2'))).statusCode).toBe(200);
      expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(429);
    });

    it('cannot be fooled by addresses a visitor puts before their own', async () => {
      const env = { RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' };
      const { app } = await startApp({ routes: [hello] }, env);
      expect((await app.inject(from('198.51.100.1, 192.0.2.1'))).statusCode).toBe(200);
      expect((await app.inject(from('198.51.100.2, 192.0.2.1'))).statusCode).toBe(429);
    });

    it('believes nobody when no proxy is named', async () => {
      const { app } = await startApp({ routes: [hello] }, { RATE_LIMIT_PER_MINUTE: '1' });
      expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(200);
      expect((await app.inject(from('192.0.2.2'))).statusCode).toBe(429);
    });
  });

  it('comes before the body is read', async () => {
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
